import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from '../server/refusals';
import { createSemaphore } from '../server/semaphore';
import { createFileCache, type FileMaking } from './file-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const never = new AbortController().signal;
const open = (more: { mostBytes?: number; mostAtOnce?: number } = {}) =>
  createFileCache({ folder, mostBytes: 1_000, mostAtOnce: 1, ...more });
const writing =
  (content: string): FileMaking =>
  async (file) => {
    await writeFile(file, content);
    return undefined;
  };

/** A making that goes on until it is told to end, and notices when nobody waits any more. */
function slowMaking() {
  let finish = (): void => {};
  const seen = { starts: 0, aborted: false };
  const make: FileMaking = async (file, signal) => {
    seen.starts += 1;
    await new Promise<void>((resolve, reject) => {
      finish = resolve;
      signal.addEventListener('abort', () => {
        seen.aborted = true;
        reject(signal.reason);
      });
    });
    await writeFile(file, 'slow');
    return undefined;
  };
  return { make, seen, finish: () => finish() };
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};

test('makes a file once for all who ask at the same time, and later not again', async () => {
  const cache = open();
  const { make, seen, finish } = slowMaking();
  const asked = [cache.obtain('a', make, never), cache.obtain('a', make, never)];
  await turns();
  finish();
  const file = join(folder, 'a');
  expect(await Promise.all(asked)).toEqual([{ file }, { file }]);
  expect(await cache.obtain('a', make, never)).toEqual({ file });
  expect(seen.starts).toBe(1);
});

test('goes on while one still waits, and gives up when nobody does', async () => {
  const cache = open();
  const { make, seen } = slowMaking();
  const [first, second] = [new AbortController(), new AbortController()];
  const asked = [cache.obtain('a', make, first.signal), cache.obtain('a', make, second.signal)];
  const ends = Promise.allSettled(asked);
  await turns();
  first.abort(new Error('gone'));
  await turns();
  expect(seen.aborted).toBe(false);
  second.abort(new Error('gone'));
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await turns();
  expect(seen.aborted).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  expect(await cache.obtain('a', writing('again'), never)).toEqual({ file: join(folder, 'a') });
});

test('keeps no failure', async () => {
  const cache = open();
  const refusal = refuse('media-unavailable', 'no');
  expect(await cache.obtain('a', async () => refusal, never)).toBe(refusal);
  await expect(cache.obtain('a', () => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken');
  expect(await cache.obtain('a', writing('x'), never)).toEqual({ file: join(folder, 'a') });
});

test('lets go of what nobody has asked for the longest', async () => {
  const cache = open({ mostBytes: 25 });
  for (const [age, name] of ['a', 'b'].entries()) {
    await cache.obtain(name, writing('0123456789'), never);
    utimesSync(join(folder, name), age, age);
  }
  await cache.obtain('a', writing('unused'), never);
  await cache.obtain('c', writing('0123456789'), never);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c']);
});

test('tells what it let go of, to make room', async () => {
  const told: object[] = [];
  const cache = createFileCache({ folder, mostBytes: 25, mostAtOnce: 1, onRemoved: (removed) => told.push(removed) });
  for (const name of ['a', 'b', 'c', 'd']) await cache.keep(name, Buffer.from('0123456789'));
  expect(told).toEqual([
    { files: 1, bytes: 10 },
    { files: 1, bytes: 10 },
  ]);
  expect([cache.find('a'), cache.find('b'), cache.find('d')]).toEqual([null, null, join(folder, 'd')]);
});

test('leaves nothing half-made behind when the disk is full', async () => {
  const cache = open();
  const filling: FileMaking = async (file) => {
    await writeFile(file, 'half');
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
  };
  await expect(cache.obtain('a', filling, never)).rejects.toThrow('no room');
  expect(readdirSync(folder)).toEqual([]);
  expect(cache.progressOf('a').state).toBe('unmade');
});

test('clears away what was being made when the program ended', () => {
  writeFileSync(join(folder, 'a.part-1'), 'x');
  open();
  expect(readdirSync(folder)).toEqual([]);
});

test('lets so many in at once, in order, without those who gave up', async () => {
  const semaphore = createSemaphore(1);
  const entered: string[] = [];
  const leaveFirst = await semaphore.acquire(never);
  const givingUp = new AbortController();
  const second = semaphore.acquire(givingUp.signal).then(
    () => entered.push('second'),
    () => entered.push('gave up'),
  );
  const third = semaphore.acquire(never).then(() => entered.push('third'));
  givingUp.abort(new Error('gone'));
  await second;
  leaveFirst();
  leaveFirst();
  await third;
  expect(entered).toEqual(['gave up', 'third']);
});

test('makes anew what a power cut has emptied', async () => {
  writeFileSync(join(folder, 'a'), '');
  const cache = open();
  expect([cache.find('a'), readdirSync(folder)]).toEqual([null, []]);
  await cache.obtain('a', writing('again'), never);
  expect(open().find('a')).toBe(join(folder, 'a'));
});
