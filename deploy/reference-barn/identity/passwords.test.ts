import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formerHash } from '../testing/former-hash';
import { passwordHashing } from './password-hashing';

// By its whole name: under its short one tests are given the light one.
const { hashPassword, isHashOutdated, verifyPassword } = jest.requireActual<typeof import('./passwords')>(
  join(import.meta.dirname, 'passwords.ts'),
);

test('hashes with 19 MB, gone through three times, and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Barnwatch-2026!'), hashPassword('Barnwatch-2026!')]);
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Barnwatch-2026!', one)).toBe(true);
  expect(await verifyPassword('Barnwatch-2026?', one)).toBe(false);
});

test('hashes of earlier versions are made anew; those of now are not', async () => {
  expect(isHashOutdated('scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAA')).toBe(true);
  expect(isHashOutdated('scrypt$16384$8$5$AAAAAAAAAAAAAAAAAAAAAA$AAAA')).toBe(true);
  expect(isHashOutdated(await hashPassword('Barnwatch-2026!'))).toBe(false);
});

describe('whatever the cost', () => {
  const light = passwordHashing({ memoryKib: 8, passes: 1 });

  test('the same letters in other code points are the same password', async () => {
    const decomposed = 'Stall-Su\u0308d-1';
    for (const hash of [await light.hash(decomposed), formerHash(decomposed)])
      expect(await light.verify('Stall-Süd-1', hash)).toBe(true);
  });

  test('hashes of another cost are understood, and of earlier versions', async () => {
    const dearer = await passwordHashing({ memoryKib: 64, passes: 2 }).hash('Barnwatch-2026!');
    for (const hash of [dearer, formerHash('Barnwatch-2026!')]) {
      expect(await light.verify('Barnwatch-2026!', hash)).toBe(true);
      expect(await light.verify('Barnwatch-2026?', hash)).toBe(false);
    }
  });

  test.each([
    undefined,
    '',
    'plain$text',
    'scrypt$16$1$1$AAAA',
    'scrypt$16$1$1$AAAA$',
    '$argon2id$v=19$m=8,t=1,p=1$AA',
  ])('nothing fits the hash %j', async (hash) => {
    expect(await light.verify('', hash)).toBe(false);
  });
});

describe('a hundred at once', () => {
  // Dear enough that the line is long when the file is asked for.
  const dear = passwordHashing({ memoryKib: 2048, passes: 2 });

  test('wait in line: what else needs a thread does not wait for them', async () => {
    let done = 0;
    const all = Promise.all(
      Array.from({ length: 100 }, async () => {
        await dear.hash('Barnwatch-2026!');
        done += 1;
      }),
    );
    await readFile(import.meta.filename);
    expect(done).toBeLessThan(50);
    await all;
    expect(done).toBe(100);
  });

  test('whoever goes away leaves the line, and the others come through', async () => {
    const gone = new AbortController();
    const waiting = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? dear.hash('stays') : dear.hash('goes', gone.signal),
    );
    gone.abort(new Error('The client has gone'));
    const outcomes = (await Promise.allSettled(waiting)).map(({ status }) => status);
    expect(outcomes.filter((_, index) => index % 2 === 0)).toEqual(Array(10).fill('fulfilled'));
    // Those that were not yet at their turn.
    expect(outcomes.filter((status) => status === 'rejected').length).toBeGreaterThanOrEqual(9);
  });
});
