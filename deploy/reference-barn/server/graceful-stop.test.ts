import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { WebSocket } from 'ws';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { startedAddress } from '../testing/started-address';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-stop-'));
const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const password = 'Barnwatch-2026!';
const longestStopMs = 45_000;

const configuration: ConfigurationInput = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'stopping', name: 'stopping', realWorldName: 'Stopping barn' },
  listen: { port: 0 },
  dataFolder: join(folder, 'data'),
  accounts: [{ displayName: 'Manager', username: 'manager', password, permissions: ['*'] }],
  cameras: [
    {
      cameraId: 'pen-01',
      name: 'Pen 1',
      tags: ['test'],
      source: { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' },
    },
  ],
};

let barn: ChildProcess;
let address = '';
let output = '';
beforeAll(async () => {
  const file = join(folder, 'barn.json');
  writeFileSync(file, JSON.stringify(configuration));
  barn = fork(program, ['--configuration', file], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [barn.stdout, barn.stderr]) stream?.on('data', (part: Buffer) => (output += String(part)));
  address = await startedAddress(barn);
});
afterAll(() => {
  barn.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${address}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { data: Record<string, string> }).data;
}

/** Programs that the barn has started and that still run. */
function children(): readonly string[] {
  const list = `/proc/${barn.pid}/task/${barn.pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean) : [];
}

test('tells viewers, ends what is under way, and leaves everything in one file', async () => {
  const { refreshToken } = await post('api/auth/usernamePassword/login', { username: 'manager', password });
  const { accessToken: token } = await post('api/login/refresh', { refreshToken });
  const authorization = `Bearer ${token}`;

  const viewer = new WebSocket(`${address.replace('http', 'ws')}/api/streaming/pen-01`, [
    'barnwatch.bearer',
    String(token),
  ]);
  const told = once(viewer, 'close').then(([code, reason]) => [code, String(reason)]);
  await once(viewer, 'message');
  const chunked = await fetch(`${address}/api/streaming/pen-01`, { headers: { authorization } });
  const end = Date.now() - 60_000;
  // Minutes of work: nobody waits for the end of it.
  const video = fetch(`${address}/api/recordings/file/pen-01/${end - millisecondsInHour}/${end}`, {
    headers: { authorization },
  });
  const ended = video.then(({ status }) => status).catch(() => 'cut off');
  const data = { cameraId: 'pen-01', width: 640, time: { duration: 20 * millisecondsInDay }, colorMap: 'viridis' };
  const settings = { labels: ['pig_lying'], settings: { gridsize: 20 } };
  await post('api/artifact/create/heatmap', { storeArtifact: true, data: { ...data, ...settings } }, token);
  const helpers = children();
  // Elsewhere nobody tells them as simply.
  expect(helpers.length > 0 || process.platform !== 'linux').toBe(true);

  const startedAt = performance.now();
  const closed = once(barn, 'close');
  barn.kill('SIGTERM');
  expect(await told).toEqual([1001, 'shutting-down']);
  // The stream ends as streams do: what was sent can be played to its end.
  await chunked.arrayBuffer();
  expect([503, 'cut off']).toContain(await ended);
  expect((await closed)[0]).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(longestStopMs);

  expect(helpers.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
  const log = join(folder, 'data', 'barn.sqlite-wal');
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
  const levels = output
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { level: number }).level);
  expect(Math.max(...levels)).toBeLessThan(50);
  await expect(fetch(`${address}/api/p`)).rejects.toThrow();
});
