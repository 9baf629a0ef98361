import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { until } from '../streaming/testing/until';
import { startedAddress } from '../testing/started-address';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
/** A limit, no claim about time: a program starts, on a machine that does other things. */
const longestTestMs = 240_000;

/** Within the program, beside it: faults that nobody catches, when this test says so. */
const faults = `data:text/javascript,${encodeURIComponent(`
  process.on('message', (kind) => setTimeout(() => {
    process.send({ made: kind });
    if (kind === 'thrown') throw new Error('nobody catches this');
    void Promise.reject(new Error('nor this'));
  }));
`)}`;

const place = mkdtempSync(join(tmpdir(), 'barnwatch-last-net-'));
const configuration: ConfigurationInput = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'netted', name: 'netted', realWorldName: 'Netted' },
  listen: { port: 0 },
  dataFolder: join(place, 'data'),
  logLevel: 'error',
};
let child: ChildProcess;
let address = '';
let log = '';

beforeAll(async () => {
  const file = join(place, 'barn.json');
  writeFileSync(file, JSON.stringify(configuration));
  child = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx', '--import', faults],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.on('data', (part: Buffer) => (log += String(part)));
  address = await startedAddress(child);
}, longestTestMs);
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  rmSync(place, { recursive: true, force: true });
});

test.each(['thrown', 'rejected'])(
  'a running barn outlives what is %s and caught by nobody, and its log tells it',
  async (kind) => {
    const made = new Promise((resolve) =>
      child.on('message', (message) => Reflect.get(Object(message), 'made') === kind && resolve(kind)),
    );
    child.send(kind);
    await made;
    expect((await fetch(`${address}/api/p`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    await until(() => log.includes(kind === 'thrown' ? 'nobody catches this' : 'nor this'));
  },
  longestTestMs,
);
