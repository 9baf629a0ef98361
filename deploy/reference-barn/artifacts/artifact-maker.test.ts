import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HeatmapData } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { until } from '../streaming/testing/until';
import { type ArtifactMaking, openArtifactMaker } from './artifact-maker';
import { type ArtifactStore, createArtifactStore } from './artifact-store';

let place: string;
let folder: string;
let database: Database;
let store: ArtifactStore;
let stopping: AbortController;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'barnwatch-artifact-maker-'));
  folder = join(place, 'artifacts');
  database = openDatabase(place);
  store = createArtifactStore(database, folder);
  stopping = new AbortController();
  errors.length = 0;
});
afterEach(() => {
  stopping.abort();
  database.close();
  rmSync(place, { recursive: true });
});

const told: object[] = [];
const errors: string[] = [];
const log = {
  error: (_: object, message: string) => void errors.push(message),
  info: (details: object) => void told.push(details),
};

function open(make: ArtifactMaking, mostBytes = 1_000, more: Partial<ArtifactStore> = {}) {
  return openArtifactMaker({ store: { ...store, ...more }, folder, mostBytes, make, log }, stopping.signal);
}

const numbers: HeatmapData = {
  cameraId: 'pen-01',
  unit: 'animalMinutesPerHour',
  columns: 1,
  rows: 1,
  cells: [0],
  least: 0,
  most: 0,
  fullColour: 0,
  animalMinutes: 0,
  seen: { start: 0, end: 1 },
  seenMs: 1,
  privateMs: 0,
};

function order(artifactId: string, createdAt: number): void {
  const parameters = { cameraId: 'pen-01', width: 160, time: { start: 0, end: 1 }, frameInterval: 1_000 };
  store.create({
    artifactId,
    type: 'longTimeExposure',
    preferredFilename: 'exposure.jpg',
    state: 'pending',
    progress: 0,
    createdAt,
    stored: true,
    mediaType: 'image/jpeg',
    parameters,
  });
}

const stateOf = (artifactId: string) => store.find(artifactId)?.state ?? 'gone';

test('removes the oldest once all take more than they may, and says so', async () => {
  const maker = open(async () => ({ ok: true, content: Buffer.alloc(400) }));
  for (const [index, artifactId] of ['one', 'two', 'three'].entries()) order(artifactId, index);
  maker.wake();
  await until(() => stateOf('three') === 'ready');
  await until(() => stateOf('one') === 'gone');
  expect(['two', 'three'].map(stateOf)).toEqual(['ready', 'ready']);
  expect(readdirSync(folder).toSorted()).toEqual(['three', 'two']);
  expect(told).toEqual([{ artifactId: 'one' }]);
});

test('counts the numbers behind artifacts with them', async () => {
  // Two pictures alone would have room.
  const maker = open(async () => ({ ok: true, content: Buffer.alloc(400), data: numbers }));
  expect(JSON.stringify(numbers).length).toBeGreaterThan(100);
  for (const [index, artifactId] of ['one', 'two'].entries()) order(artifactId, index);
  maker.wake();
  await until(() => stateOf('two') === 'ready');
  await until(() => stateOf('one') === 'gone');
  expect(readdirSync(folder).toSorted()).toEqual(['two', 'two.json']);
});

test('an artifact is ready also when no room can be made for others', async () => {
  const beyond = (): never => {
    throw new Error('the disk is away');
  };
  const maker = open(async () => ({ ok: true, content: Buffer.alloc(1) }), 1_000, { beyond });
  order('one', 1);
  maker.wake();
  await until(() => errors.length > 0);
  expect([stateOf('one'), errors]).toEqual(['ready', ['no room could be made for newer artifacts']]);
});

test('leaves nothing of an artifact that was given up and then could not be written', async () => {
  let finish = (): void => {};
  const isWaited = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const fileOf = ({ artifactId }: { artifactId: string }): string =>
    artifactId === 'one' ? join(folder, 'not there', artifactId) : join(folder, artifactId);
  const maker = open(
    async ({ artifactId }) => {
      if (artifactId === 'one') await isWaited;
      return { ok: true, content: Buffer.alloc(1), ...(artifactId === 'one' && { data: numbers }) };
    },
    1_000,
    { fileOf },
  );
  order('one', 1);
  order('two', 2);
  maker.wake();
  await new Promise(setImmediate);
  store.remove('one');
  maker.giveUp('one');
  finish();
  await until(() => stateOf('two') === 'ready');
  expect([readdirSync(folder), errors]).toEqual([['two'], []]);
});

test('keeps the newest, however large it is', async () => {
  const maker = open(async () => ({ ok: true, content: Buffer.alloc(4_000) }));
  order('one', 1);
  maker.wake();
  await until(() => stateOf('one') === 'ready');
  expect(readdirSync(folder)).toEqual(['one']);
});

test('names a full disk as the reason, and leaves nothing half-made behind', async () => {
  const full = Object.assign(new Error('no room'), { code: 'ENOSPC' });
  const maker = open(() => Promise.reject(full));
  order('one', 1);
  maker.wake();
  await until(() => stateOf('one') === 'failed');
  expect(store.failureOf('one')).toBe('The disk of the instance is full.');
  expect(readdirSync(folder)).toEqual([]);
});

test('clears away what was being written when the program ended', () => {
  open(async () => ({ ok: false, reason: 'no' }));
  writeFileSync(join(folder, 'one.part'), 'half');
  writeFileSync(join(folder, 'two'), 'whole');
  open(async () => ({ ok: false, reason: 'no' }));
  expect(readdirSync(folder)).toEqual(['two']);
});

test('gives up what is being made when nobody wants it any more, and goes on with the next', async () => {
  const maker = open((artifact, _report, signal) =>
    artifact.artifactId === 'one'
      ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve({ ok: true, content: Buffer.alloc(1) }),
  );
  order('one', 1);
  order('two', 2);
  maker.wake();
  await new Promise(setImmediate);
  store.remove('one');
  maker.giveUp('one');
  await until(() => stateOf('two') === 'ready');
  expect([stateOf('one'), readdirSync(folder)]).toEqual(['gone', ['two']]);
});

test.each(['..', '.', '', '../precious', '../artifacts/../precious', '../precious.json', '../precious.json/..'])(
  'an id that no artifact has removes no file, wherever it leads: "%s"',
  (artifactId) => {
    const precious = ['precious', 'precious.json'].map((name) => join(place, name));
    for (const file of precious) writeFileSync(file, 'all of the barn');
    expect(store.remove(artifactId)).toBe(false);
    expect(readdirSync(place)).toEqual(expect.arrayContaining(['precious', 'precious.json']));
  },
);
