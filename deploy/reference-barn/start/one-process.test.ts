import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { startedAddress } from '../testing/started-address';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
/** A limit, no claim about time: three programs start one after the other, on a machine that does other things. */
const longestTestMs = 240_000;

const place = mkdtempSync(join(tmpdir(), 'barnwatch-one-process-'));
const file = join(place, 'barn.json');
const configuration: ConfigurationInput = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'alone', name: 'alone', realWorldName: 'Alone' },
  listen: { port: 0 },
  dataFolder: join(place, 'data'),
};
const started = new Set<ChildProcess>();

function start(): ChildProcess {
  const child = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (!started.has(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  child.stderr?.destroy();
}

beforeAll(() => writeFileSync(file, JSON.stringify(configuration)));
afterAll(async () => {
  await Promise.all([...started].map(kill));
  rmSync(place, { recursive: true, force: true });
}, longestTestMs);

test(
  'a second process on a data folder ends with one sentence; after kill -9 the folder is free at once',
  async () => {
    const first = start();
    await startedAddress(first);
    const second = start();
    let words = '';
    second.stderr?.on('data', (part: Buffer) => (words += String(part)));
    const [code] = await once(second, 'close');
    expect(code).toBe(1);
    expect(words.trim().split('\n')).toEqual([
      expect.stringMatching(/^Another process uses the data folder .*: stop it/),
    ]);
    await kill(first);
    const third = start();
    expect(await startedAddress(third)).toMatch(/^http:/);
    await kill(third);
  },
  longestTestMs,
);
