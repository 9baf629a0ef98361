import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Artifact, HeatmapData } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';
import { colourTable } from './heatmap/colour-maps';
import { paintHeatmap } from './heatmap/paint-heatmap';

const accounts = [testAccount('manager', ['*']), testAccount('viewer', ['artifacts.view'])];
const cameras = [
  testCamera('pen-01'),
  testCamera('pen-02'),
  testCamera('real', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } }),
];

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({ accounts, cameras });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

const heatmap = (more: object = {}, storeArtifact = true) => ({
  storeArtifact,
  data: {
    cameraId: 'pen-01',
    width: 320,
    time: { duration: 30 * millisecondsInMinute },
    colorMap: 'viridis',
    labels: ['pig_lying', 'pig_sitting', 'pig_standing'],
    settings: { gridsize: 16 },
    ...more,
  },
});
const exposure = (more: object = {}) => ({
  storeArtifact: true,
  data: {
    cameraId: 'pen-01',
    width: 320,
    time: { duration: 5 * millisecondsInMinute },
    frameInterval: millisecondsInMinute,
    ...more,
  },
});

const create = (kind: string, body: object, from = barn) =>
  from.call('POST', `api/artifact/create/${kind}`, { token, body });
const read = (artifactId: string) => barn.call('GET', `api/artifact/${artifactId}`, { token });
const query = async (body: object): Promise<Artifact[]> => {
  const answer = await barn.call('POST', 'api/artifact/data', { token, body });
  return Object(answer.body.data).artifacts;
};

async function finished(artifactId: string): Promise<Artifact> {
  for (;;) {
    const [artifact] = await query({ query: { artifactId } });
    if (artifact && artifact.state !== 'pending') return artifact;
    await wait(20);
  }
}

async function made(kind: string, body: object): Promise<Artifact> {
  const { status, body: answer } = await create(kind, body);
  expect(status).toBe(201);
  const artifact: Artifact = Object(answer.data).artifact;
  expect(artifact).toMatchObject({ state: 'pending', progress: 0 });
  return finished(artifact.artifactId);
}

test('makes a heatmap, and sends it as a file with its name', async () => {
  const artifact = await made('heatmap', heatmap());
  expect(artifact).toMatchObject({
    type: 'heatmap',
    state: 'ready',
    progress: 1,
    stored: true,
    mediaType: 'image/png',
  });
  expect(artifact.preferredFilename).toMatch(/^heatmap-pen-01-\d{4}-\d\d-\d\d\.png$/);
  const file = await read(artifact.artifactId);
  expect(file.headers.get('content-disposition')).toContain(`attachment; filename="${artifact.preferredFilename}"`);
  expect([file.bytes.length, file.headers.get('content-length')]).toEqual([
    artifact.sizeBytes,
    String(artifact.sizeBytes),
  ]);
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'png', width: 320, height: 180 });
  const head = await barn.call('HEAD', `api/artifact/${artifact.artifactId}`, { token });
  expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
    200,
    String(artifact.sizeBytes),
    0,
  ]);
});

test('tells the numbers behind a heatmap: they add up to the animals that were counted', async () => {
  const { artifactId } = await made('heatmap', heatmap());
  const { status, body } = await barn.call('GET', `api/artifact/${artifactId}/data`, { token });
  expect(status).toBe(200);
  const data: HeatmapData = Object(body.data).heatmap;
  expect([data.columns, data.rows, data.cells.length, data.seenMs]).toEqual([20, 12, 240, 30 * millisecondsInMinute]);
  // Three animals for half an hour.
  expect(data.animalMinutes).toBe(90);
  const hours = data.seenMs / millisecondsInHour;
  expect(data.cells.reduce((sum, cell) => sum + cell, 0) * hours).toBeCloseTo(90, 1);
  expect([data.least, data.most]).toEqual([Math.min(...data.cells), Math.max(...data.cells)]);
  expect(data.fullColour).toBeLessThanOrEqual(data.most);
  expect([data.seen.end - data.seen.start, data.privateMs]).toEqual([data.seenMs, 0]);
});

test('says that there are no numbers only where there are none: what cannot be read is a failure', async () => {
  const { artifactId } = await made('heatmap', heatmap());
  const file = join(barn.dataFolder, 'artifacts', `${artifactId}.json`);
  const codeOf = async () => (await barn.call('GET', `api/artifact/${artifactId}/data`, { token })).body.error?.code;
  rmSync(file);
  expect(await codeOf()).toBe('artifact-without-data');
  mkdirSync(file);
  expect(await codeOf()).toBe('internal-error');
  rmSync(file, { recursive: true });
});

test('deletes what is ready, with its file, and gives up what is being made', async () => {
  const ready = await made('heatmap', heatmap());
  const artifact = `api/artifact/${ready.artifactId}`;
  expect((await barn.call('DELETE', artifact, { token })).status).toBe(200);
  expect((await read(ready.artifactId)).body.error?.code).toBe('artifact-unknown');
  const files = () => readdirSync(join(barn.dataFolder, 'artifacts'));
  expect(files().filter((name) => name.startsWith(ready.artifactId))).toEqual([]);
  const { body } = await create('heatmap', heatmap({ time: { duration: 20 * millisecondsInDay } }));
  const long: Artifact = Object(body.data).artifact;
  const shares = new Set<number>();
  while (shares.size < 3) {
    const [artifactUnderWay] = await query({ query: { artifactId: long.artifactId } });
    expect(artifactUnderWay?.state).toBe('pending');
    shares.add(artifactUnderWay?.progress ?? 0);
  }
  const next = await create('heatmap', heatmap());
  expect((await barn.call('DELETE', `api/artifact/${long.artifactId}`, { token })).status).toBe(200);
  expect(await query({ query: { artifactId: long.artifactId } })).toEqual([]);
  expect((await finished(Object(next.body.data).artifact.artifactId)).state).toBe('ready');
  expect(files().filter((name) => name.startsWith(long.artifactId))).toEqual([]);
  const viewer = await barn.access('viewer');
  expect((await barn.call('DELETE', artifact, { token: viewer })).status).toBe(403);
});

test('makes a long-time exposure', async () => {
  const artifact = await made('longTimeExposure', exposure({ offset: millisecondsInMinute }));
  expect(artifact).toMatchObject({ type: 'longTimeExposure', state: 'ready', mediaType: 'image/jpeg' });
  const file = await read(artifact.artifactId);
  expect(await sharp(file.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 180 });
});

test('lists what is stored, and finds what is not by its id, for an hour', async () => {
  const kept = await made('heatmap', heatmap({ cameraId: 'pen-02' }));
  const passing = await made('heatmap', heatmap({ cameraId: 'pen-02' }, false));
  const listed = await query({ query: { 'parameters.cameraId': 'pen-02' } });
  expect(listed.map(({ artifactId }) => artifactId)).toEqual([kept.artifactId]);
  expect((await read(passing.artifactId)).status).toBe(200);
  barn.advance(61 * millisecondsInMinute);
  token = await barn.access('manager');
  expect((await read(passing.artifactId)).body.error?.code).toBe('artifact-unknown');
  expect((await read(kept.artifactId)).status).toBe(200);
});

test('says why something could not be made', async () => {
  const artifact = await made('heatmap', heatmap({ cameraId: 'real' }));
  expect(artifact.state).toBe('failed');
  const answer = await read(artifact.artifactId);
  expect([answer.status, answer.body.error?.code]).toEqual([409, 'artifact-failed']);
  expect(answer.body.error?.details?.reason).toMatch(/Nothing looks for animals/);
  const longAgo = await made('longTimeExposure', exposure({ time: { start: 0, end: millisecondsInMinute } }));
  expect(longAgo.state).toBe('failed');
});

test('asks for patience while something is being made', async () => {
  // Long enough that it cannot be ready at once.
  const { body } = await create('heatmap', heatmap({ time: { duration: 16 * millisecondsInHour } }, false));
  const { artifactId } = Object(body.data?.artifact);
  const early = await read(artifactId);
  expect([early.status, early.body.error?.code, early.headers.get('retry-after')]).toEqual([
    409,
    'artifact-not-ready',
    '1',
  ]);
  expect((await finished(artifactId)).state).toBe('ready');
});

test.each([
  ['heatmap', heatmap({ labels: ['cow'] }), 400, 'invalid-request'],
  ['heatmap', heatmap({ cameraId: 'none' }), 404, 'camera-unknown'],
  ['heatmap', heatmap({ time: { start: 5, end: 4 } }), 400, 'invalid-request'],
  ['heatmap', heatmap({ settings: { gridsize: 1 } }), 400, 'invalid-request'],
  ['longTimeExposure', exposure({ frameInterval: 10 }), 400, 'invalid-request'],
  [
    'longTimeExposure',
    exposure({ time: { duration: 28 * millisecondsInDay }, frameInterval: 1_000 }),
    400,
    'invalid-request',
  ],
])('refuses %s %j', async (kind, body, status, code) => {
  const answer = await create(kind, body);
  expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
});

test('leaves private time out, and says how much; of nothing but private time it makes nothing', async () => {
  await barn.call('PUT', 'api/privacy/pen-02/true', { token });
  barn.advance(5 * millisecondsInMinute);
  const refused = await create(
    'heatmap',
    heatmap({ cameraId: 'pen-02', time: { duration: 4 * millisecondsInMinute } }),
  );
  expect(refused.body.error?.code).toBe('camera-in-privacy');
  await barn.call('PUT', 'api/privacy/pen-02/false', { token });
  for (const [kind, order] of [
    ['heatmap', heatmap],
    ['longTimeExposure', exposure],
  ] as const) {
    const answer = await create(kind, order({ cameraId: 'pen-02', time: { duration: 20 * millisecondsInMinute } }));
    const { artifactId, privateMs } = Object(answer.body.data).artifact as Artifact;
    expect(Math.abs(Number(privateMs) - 5 * millisecondsInMinute)).toBeLessThan(millisecondsInMinute);
    expect(await finished(artifactId)).toMatchObject({ state: 'ready', privateMs });
  }
  const later = await create('heatmap', heatmap({ cameraId: 'pen-01' }));
  expect(Object(later.body.data).artifact).toMatchObject({ privateMs: 0 });
});

test('makes nothing for those who may not', async () => {
  const viewer = await barn.access('viewer');
  const refused = await barn.call('POST', 'api/artifact/create/heatmap', { token: viewer, body: heatmap() });
  expect(refused.body.error?.details).toEqual({ any: ['artifacts.manage'] });
});

test('goes on after a restart with what was being made', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-artifacts-'));
  const before = await startTestInstance({ accounts, cameras, dataFolder });
  const beforeToken = await before.access('manager');
  const body = heatmap({ time: { duration: 2 * millisecondsInDay } });
  const created = await before.call('POST', 'api/artifact/create/heatmap', { token: beforeToken, body });
  const { artifactId } = Object(created.body.data?.artifact);
  await before.stop();
  const after = await startTestInstance({ accounts, cameras, dataFolder });
  const afterToken = await after.access('manager');
  const state = async () => {
    const answer = await after.call('POST', 'api/artifact/data', {
      token: afterToken,
      body: { query: { artifactId } },
    });
    return Object(answer.body.data).artifacts[0].state;
  };
  const states = new Set<string>();
  while (!states.has('ready') && !states.has('failed')) {
    states.add(await state());
    await wait(20);
  }
  expect([...states].at(-1)).toBe('ready');
  await after.stop();
  rmSync(dataFolder, { recursive: true });
});

describe('painting', () => {
  const measures = { width: 8, height: 4, cell: 4 };
  const paint = (minutes: readonly number[]) =>
    paintHeatmap(
      { columns: 2, rows: 1, minutes: Float64Array.from(minutes), looks: 1, seen: null },
      new Uint8Array(32).fill(200),
      measures,
      'viridis',
      new AbortController().signal,
    );

  test('leaves the picture grey where nobody was', async () => {
    const rgb = await paint([0, 0]);
    expect(new Set(rgb)).toEqual(new Set([124]));
  });

  test('colours what is fuller more', async () => {
    const rgb = await paint([1, 9]);
    const [leftGreen, rightGreen] = [rgb[1] ?? 0, rgb[7 * 3 + 1] ?? 0];
    expect(rightGreen).toBeGreaterThan(leftGreen);
  });

  test.each(['viridis', 'magma', 'inferno', 'plasma', 'cividis', 'turbo'] as const)('has 256 colours of %s', (name) => {
    const table = colourTable(name);
    expect(table).toHaveLength(768);
    expect([...table.subarray(0, 3)]).not.toEqual([...table.subarray(765)]);
  });
});
