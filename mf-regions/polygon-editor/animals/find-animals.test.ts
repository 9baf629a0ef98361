import { never, openBarnDoors, settle } from '@barnwatch/shared/testing';
import { cellPixels } from './cell-pixels';
import { findAnimals } from './find-animals';

const artifact = (state: string) => ({
  artifactId: 'map-1',
  type: 'heatmap',
  preferredFilename: 'map.png',
  state,
  progress: state === 'ready' ? 1 : 0.5,
  createdAt: 1,
  stored: false,
  mediaType: 'image/png',
});
const page = { offset: 0, limit: 100, total: 1 };
const heatmap = {
  cameraId: 'pen-01',
  columns: 2,
  rows: 1,
  cells: [0, 4],
  unit: 'animalMinutesPerHour',
  least: 0,
  most: 4,
  fullColour: 4,
  animalMinutes: 4,
  seenMs: 1,
  seen: { start: 1, end: 2 },
  privateMs: 0,
};
const calls = {
  labels: 'GET api/data/labels',
  create: 'POST api/artifact/create/heatmap',
  told: 'POST api/artifact/data',
  figures: 'GET api/artifact/{artifactId}/data',
  remove: 'DELETE api/artifact/{artifactId}',
} as const;

async function open() {
  const { client, doors } = await openBarnDoors([{ permissions: ['artifacts.manage', 'data.view'] }]);
  const [door] = doors;
  if (!door) throw new Error('no barn was opened');
  door.answer(calls.labels, { labels: [{ label: 'pig_lying', species: 'pig', count: true }] });
  door.answer(calls.create, { artifact: artifact('pending') });
  door.answer(calls.told, { artifacts: [artifact('ready')], page });
  door.answer(calls.figures, { heatmap });
  door.answer(calls.remove, {});
  return { door, find: (signal = never()) => findAnimals(client.client(door.id), 'pen-01', signal) };
}

test('where animals were is worked out by the barn, which keeps nothing of it', async () => {
  const { door, find } = await open();
  expect(await find()).toMatchObject({ kind: 'found', data: { cells: [0, 4] } });
  expect(door.asked(calls.create)).toMatchObject([
    { body: { storeArtifact: false, data: { cameraId: 'pen-01', labels: ['pig_lying'] } } },
  ]);
});

test('who leaves calls it off at the barn', async () => {
  const { door, find } = await open();
  const leaving = new AbortController();
  door.answer(calls.told, () => {
    leaving.abort();
    return { artifacts: [artifact('pending')], page };
  });
  await find(leaving.signal);
  while (door.asked(calls.remove).length === 0) await settle();
  expect(door.asked(calls.figures)).toEqual([]);
});

test('a barn that cannot, and one that refuses, say so', async () => {
  const { door, find } = await open();
  door.answer(calls.told, { artifacts: [artifact('failed')], page });
  expect(await find()).toEqual({ kind: 'failed' });
  door.refuse(calls.create, 403, 'forbidden');
  expect(await find()).toMatchObject({ kind: 'refused' });
});

test('nothing is painted where nobody was', () => {
  expect([...cellPixels([0, 4])]).toEqual([255, 140, 0, 0, 255, 140, 0, 150]);
  expect([...cellPixels([0])].at(-1)).toBe(0);
});
