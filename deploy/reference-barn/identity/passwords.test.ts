import { join } from 'node:path';
import { passwordHashing } from './password-hashing';

// By its whole name: under its short one tests are given the light one.
const { hashPassword, verifyPassword } = jest.requireActual<typeof import('./passwords')>(
  join(import.meta.dirname, 'passwords.ts'),
);

test('hashes with 32 MB, three times over, and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Barnwatch-2026!'), hashPassword('Barnwatch-2026!')]);
  for (const hash of [one, other]) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Barnwatch-2026!', one)).toBe(true);
  expect(await verifyPassword('Barnwatch-2026?', one)).toBe(false);
});

describe('whatever the cost', () => {
  const light = passwordHashing({ N: 16, r: 1, p: 1 });

  test('the same letters in other code points are the same password', async () => {
    expect(await light.verify('Stall-Süd-1', await light.hash('Stall-Su\u0308d-1'))).toBe(true);
  });

  test('hashes of another cost are understood', async () => {
    const dearer = await passwordHashing({ N: 64, r: 2, p: 1 }).hash('Barnwatch-2026!');
    expect(await light.verify('Barnwatch-2026!', dearer)).toBe(true);
  });

  test.each([undefined, '', 'plain$text', 'scrypt$16$1$1$AAAA', 'scrypt$16$1$1$AAAA$'])(
    'nothing fits the hash %j',
    async (hash) => {
      expect(await light.verify('', hash)).toBe(false);
    },
  );
});
