import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { timesTried } from '@barnwatch/shared/testing/thorough';
import type { Incident, Recording } from '@barnwatch/shared/wire';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { cameraFolder } from '../recordings/recorder/segment-names';
import { until } from '../streaming/testing/until';
import { startedAddress } from '../testing/started-address';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
const password = 'Barnwatch-2026!';
/**
 * Kills in the middle of writing are tested in `durability.test.ts`: here the whole program dies, with its recorder.
 */
const kills = timesTried({ usually: 2, thoroughly: 6 });
const longestWaitMs = 400;
/** A segment under way holds some groups of pictures by then. */
const leastPartBytes = 15_000;

const place = mkdtempSync(join(tmpdir(), 'barnwatch-killed-'));
const mediaFolder = join(place, 'media');
const segments = join(place, 'data', 'recordings', cameraFolder('video'));
const configurationFile = join(place, 'barn.json');

const configuration: ConfigurationInput = {
  role: 'barn',
  identity: { globalUniqueIdentifier: 'killed-barn', name: 'killed-barn', realWorldName: 'Killed barn' },
  listen: { port: 0 },
  dataFolder: join(place, 'data'),
  mediaFolder,
  logLevel: 'error',
  accounts: [{ displayName: 'Manager', username: 'manager', password, permissions: ['*'] }],
  cameras: [{ cameraId: 'video', name: 'Video', tags: ['test'], source: { kind: 'file', path: 'walk.mp4' } }],
  recording: { enabled: true, segmentSeconds: 10 },
};

let barn: ChildProcess;
let address = '';
let token = '';
/** The newest that was handed out: tokens are single-use here. */
let refreshToken = '';

beforeAll(() => {
  mkdirSync(mediaFolder);
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=4'];
  const coding = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-bf', '0', '-g', '5'];
  execFileSync('ffmpeg', ['-loglevel', 'error', ...picture, ...coding, join(mediaFolder, 'walk.mp4')]);
  writeFileSync(configurationFile, JSON.stringify(configuration));
});
afterAll(async () => {
  await kill();
  rmSync(place, { recursive: true });
});

async function start(): Promise<void> {
  barn = fork(program, ['--configuration', configurationFile], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  address = await startedAddress(barn);
}

async function kill(): Promise<void> {
  if (barn.exitCode !== null || barn.signalCode !== null) return;
  const ended = once(barn, 'close');
  barn.kill('SIGKILL');
  await ended;
}

async function call(method: string, path: string, body?: object): Promise<{ status: number; data: unknown }> {
  const response = await fetch(`${address}/${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data?: unknown };
  return { status: response.status, data: answer.data };
}

async function signIn(): Promise<void> {
  if (refreshToken === '') {
    const { data } = await call('POST', 'api/auth/usernamePassword/login', { username: 'manager', password });
    ({ refreshToken } = data as { refreshToken: string });
  }
  const { status, data } = await call('POST', 'api/login/refresh', { refreshToken });
  expect(status).toBe(200);
  ({ accessToken: token, refreshToken } = data as { accessToken: string; refreshToken: string });
}

const namesEnding = (ending: string): readonly string[] =>
  existsSync(segments) ? readdirSync(segments).filter((name) => name.endsWith(ending)) : [];
const isRecording = (): boolean =>
  namesEnding('.part').some(
    (name) => (statSync(join(segments, name), { throwIfNoEntry: false })?.size ?? 0) > leastPartBytes,
  );
const digestOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(join(segments, name)))
    .digest('hex');

/** Writes incidents until the barn dies. @param acknowledged gets the identifiers of those that it took */
async function writeUntilKilled(acknowledged: string[]): Promise<void> {
  const payload = { type: 'health', title: 'Check', description: 'Round.', severity: 'low', issue: null };
  for (;;) {
    const identifier = randomUUID();
    const incidentData = { type: 'barnIntervention', identifier, trigger: 'issueDetected', payload };
    try {
      const { status } = await call('POST', 'api/incidents/', { incidentData });
      if (status === 201) acknowledged.push(identifier);
    } catch {
      return;
    }
  }
}

async function storedIdentifiers(): Promise<ReadonlySet<string | null>> {
  const stored = new Set<string | null>();
  for (;;) {
    const { data } = await call('POST', 'api/incidents/query', { query: {}, offset: stored.size });
    const { incidents } = data as { incidents: readonly Incident[] };
    for (const { identifier } of incidents) stored.add(identifier);
    if (incidents.length < 1000) return stored;
  }
}

test(`loses nothing that was acknowledged and no closed segment, killed ${kills} times as a whole`, async () => {
  const acknowledged: string[] = [];
  const closed = new Map<string, string>();
  for (let life = 0; life <= kills; life += 1) {
    await start();
    await signIn();
    const stored = await storedIdentifiers();
    expect(acknowledged.filter((identifier) => !stored.has(identifier))).toEqual([]);
    for (const [name, digest] of closed) expect([name, digestOf(name)]).toEqual([name, digest]);
    const { data } = await call('POST', 'api/recordings/query', { query: { cameraId: 'video' } });
    const listed = (data as { recordings: readonly Recording[] }).recordings.map(({ start }) => start);
    expect([...closed.keys()].filter((name) => !listed.includes(Number.parseInt(name, 10)))).toEqual([]);
    if (life === kills) break;

    const writing = writeUntilKilled(acknowledged);
    await until(isRecording);
    // Privacy closes what is under way.
    const before = namesEnding('.mp4').length;
    await call('PUT', 'api/privacy/video/true');
    await until(() => namesEnding('.mp4').length > before);
    for (const name of namesEnding('.mp4')) closed.set(name, digestOf(name));
    await call('PUT', 'api/privacy/video/false');
    await until(isRecording);
    await delay(Math.random() * longestWaitMs);
    await kill();
    await writing;
  }
  expect(closed.size).toBeGreaterThanOrEqual(kills);
  expect(acknowledged.length).toBeGreaterThan(kills);
  // What was under way at a kill is there up to its last whole group of pictures, and can be played.
  expect(namesEnding('.part').length).toBeLessThanOrEqual(1);
  expect(namesEnding('.mp4').filter((name) => picturesIn(name) === 0)).toEqual([]);
});

function picturesIn(name: string): number {
  const probe = ['-v', 'error', '-count_frames', '-show_entries', 'stream=nb_read_frames', '-of', 'csv=p=0'];
  return Number.parseInt(execFileSync('ffprobe', [...probe, join(segments, name)], { encoding: 'utf8' }), 10) || 0;
}
