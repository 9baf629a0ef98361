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
  const build = (name: string) =>
    withBuildLock(
      cacheFolder,
      () => events.push(`${name} waits`),
      async () => {
        events.push(`${name} starts`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        events.push(`${name} ends`);
      },
    );
  const first = build('a');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await Promise.all([first, build('b')]);
  expect(events).toEqual(['a starts', 'b waits', 'a ends', 'b starts', 'b ends']);
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
