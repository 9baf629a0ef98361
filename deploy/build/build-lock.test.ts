import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBuildLock } from './build-lock';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const never = (other: number) => {
  throw new Error(`waited for ${other}`);
};

test('lets one build run after the other', async () => {
  const events: string[] = [];
  // The first build ends only when the second has said that it waits: no clock decides the order.
  let endFirst = () => {};
  const secondWaits = new Promise<void>((resolve) => {
    endFirst = resolve;
  });
  let second: Promise<void> | undefined;
  const buildSecond = () =>
    withBuildLock(
      cacheFolder,
      () => {
        events.push('second waits');
        endFirst();
      },
      async () => void events.push('second builds'),
    );
  await withBuildLock(cacheFolder, never, async () => {
    events.push('first starts');
    second = buildSecond();
    await secondWaits;
    events.push('first ends');
  });
  await second;
  expect(events).toEqual(['first starts', 'second waits', 'first ends', 'second builds']);
  expect(existsSync(path.join(cacheFolder, 'build.lock'))).toBe(false);
});

test('is given back by a build that fails', async () => {
  await expect(withBuildLock(cacheFolder, never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(withBuildLock(cacheFolder, never, () => Promise.resolve('built'))).resolves.toBe('built');
});

test.each(['4194305', 'nonsense', ''])('takes over from a process that has gone: %j', async (content) => {
  writeFileSync(path.join(cacheFolder, 'build.lock'), content);
  await expect(withBuildLock(cacheFolder, never, () => Promise.resolve('built'))).resolves.toBe('built');
});
