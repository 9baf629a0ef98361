import { randomUUID } from 'node:crypto';
import type { AnimalDistribution, AnimalDistributionSetup, Detection, DetectionLook } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import sharp from 'sharp';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

let barn: TestInstance;
let [manager, detector] = ['', ''];
beforeAll(async () => {
  const real = { kind: 'file', path: 'none.mp4' } as const;
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('detector', ['data.write'])],
    cameras: [
      testCamera('pen-01'),
      ...['counts', 'bounds', 'again', 'private', 'speed', 'map', 'spread', 'old'].map((cameraId) =>
        testCamera(cameraId, { source: real, tags: [cameraId === 'spread' ? 'east' : 'west'] }),
      ),
    ],
  });
  manager = await barn.access('manager');
  detector = await barn.access('detector');
});
afterAll(() => barn.stop());

/** The begin of the last full hour but one: as far back as the tests go. */
const begin = (Math.floor(Date.now() / millisecondsInHour) - 2) * millisecondsInHour;

const look = (cameraId: string, time: number, more: Partial<DetectionLook> = {}): DetectionLook => ({
  cameraId,
  time,
  counted: ['pig_lying', 'pig_standing'],
  detections: [],
  ...more,
});

function send(looks: readonly unknown[], identifier: string = randomUUID()) {
  return barn.call('POST', 'api/data/detections', { token: detector, body: { identifier, looks } });
}

async function ask(what: string, columns: readonly string[], cameraId: string, timeResolution: number) {
  const query = {
    columns,
    time: { start: begin, end: begin + 2 * timeResolution },
    where: { cameraId },
    timeResolution,
  };
  const { body } = await barn.call('POST', `api/data/${what}`, { token: manager, body: { acknowledge: false, query } });
  const [table] = Object.values(body.data ?? {});
  return (table as { rows: unknown[][] } | undefined)?.rows;
}

const pig = (label: string, x: number, more: Partial<Detection> = {}): Detection => ({
  label,
  box: { x, y: 0.4, width: 0.1, height: 0.1 },
  ...more,
});

const refusalOf = async (looks: readonly unknown[]) => {
  const { status, body } = await send(looks);
  const [issue] = (body.error?.details?.issues ?? []) as { field: string; rule: string }[];
  return [status, body.error?.code, issue?.field, issue?.rule];
};

test('what is sent becomes counts and night vision, also a nought; without looks both stay null', async () => {
  const columns = ['pig_lying', 'pig_standing', 'pig_sitting', 'Broiler'];
  const minute = millisecondsInMinute;
  expect(await ask('labelCount', columns, 'counts', minute)).toEqual([
    [null, null, null, null],
    [null, null, null, null],
  ]);
  const { status, body } = await send([
    look('counts', begin + 9_000, {
      nightVision: true,
      detections: [pig('pig_lying', 0.1), pig('pig_lying', 0.3), pig('pig_lying', 0.5, { confidence: 0.3 })],
    }),
  ]);
  expect([status, body.data?.taken]).toEqual([201, { looks: 1, detections: 2, hidden: 0 }]);
  expect(await ask('labelCount', columns, 'counts', minute)).toEqual([
    [2, 0, null, null],
    [null, null, null, null],
  ]);
  expect(await ask('nightvision', ['nightvision'], 'counts', minute)).toEqual([[1], [null]]);
});

test('a later look of a minute only counts where it can tell more', async () => {
  const { minute, from } = { minute: millisecondsInMinute, from: begin + 10_000 };
  await send([
    look('again', from, { counted: [], detections: [pig('pig_standing', 0.1)] }),
    look('again', from + 10_000, { detections: [pig('pig_lying', 0.1), pig('pig_standing', 0.5)] }),
    look('again', from + 20_000),
  ]);
  expect(await ask('labelCount', ['pig_lying', 'pig_standing'], 'again', minute)).toEqual([
    [1, 1],
    [null, null],
  ]);
});

test('the same batch again answers the first result and changes nothing', async () => {
  const looks = [look('bounds', begin, { detections: [pig('pig_lying', 0.1)] })];
  const first = await send(looks, 'batch-sent-twice');
  const second = await send(looks, 'batch-sent-twice');
  expect([first.status, second.status, second.body]).toEqual([201, 200, first.body]);
  expect(await ask('labelCount', ['pig_lying'], 'bounds', millisecondsInMinute)).toEqual([[1], [null]]);
});

test('looks out of order are refused, within a batch and after it, and nothing of the batch is taken', async () => {
  const at = begin + millisecondsInHour;
  await send([look('bounds', at)]);
  expect(await refusalOf([look('bounds', at + 2_000), look('bounds', at + 1_000)])).toEqual([
    400,
    'invalid-request',
    '/looks/1/time',
    'order',
  ]);
  const late = await send([look('counts', at), look('bounds', at)]);
  expect([late.status, late.body.error]).toMatchObject([
    409,
    { code: 'look-out-of-order', details: { cameraId: 'bounds', newest: at } },
  ]);
  expect((await send([look('counts', at)])).status).toBe(201);
});

test.each([
  ['a look of the day before yesterday', () => look('bounds', Date.now() - 2 * millisecondsInDay), '/time', 'too-old'],
  ['a look of the future', () => look('bounds', Date.now() + millisecondsInHour), '/time', 'ahead'],
  ['a count of an unknown label', () => look('bounds', Date.now(), { counted: ['cow'] }), '/counted/0', 'label'],
  [
    'an unknown label',
    () => look('bounds', Date.now(), { detections: [pig('cow', 0.1)] }),
    '/detections/0/label',
    'label',
  ],
  [
    'a posture that its label contradicts',
    () => look('bounds', Date.now(), { detections: [pig('pig_lying', 0.1, { posture: 'standing' })] }),
    '/detections/0/posture',
    'posture',
  ],
])('%s is refused, and its place is told', async (_, made, field, rule) => {
  expect(await refusalOf([made()])).toEqual([400, 'invalid-request', `/looks/0${field}`, rule]);
});

test('more detections than a batch may hold are refused, as are more looks, or an animal without a place', async () => {
  const many = Array.from({ length: 400 }, () => ({ label: 'Broiler', point: { x: 0.1, y: 0.1 } }));
  const full = Array.from({ length: 26 }, (_, index) => look('bounds', Date.now() + index, { detections: many }));
  expect(await refusalOf(full)).toEqual([400, 'invalid-request', '/looks', 'maxItems']);
  const often = Array.from({ length: 601 }, (_, index) => look('bounds', Date.now() + index));
  expect((await send(often)).status).toBe(400);
  expect((await send([look('bounds', Date.now(), { detections: [{ label: 'Broiler' }] })])).status).toBe(400);
});

test('unknown cameras and computed ones are refused, as is whoever may not send', async () => {
  expect((await send([look('pen-99', begin)])).body.error?.code).toBe('camera-unknown');
  expect((await send([look('pen-01', begin)])).body.error?.code).toBe('camera-simulated');
  const body = { identifier: 'batch-of-a-viewer', looks: [look('counts', Date.now())] };
  const viewer = await barn.access('detector');
  const asked = await barn.call('GET', 'api/data/labels', { token: viewer });
  expect(asked.status).toBe(403);
  expect((await barn.call('POST', 'api/data/detections', { body })).status).toBe(401);
});

test('what was captured in privacy mode is dropped and said to be', async () => {
  await barn.call('PUT', 'api/privacy/private/true', { token: manager });
  const { body } = await send([look('private', begin), look('private', Date.now() + 1_000)]);
  expect(body.data?.taken).toEqual({ looks: 1, detections: 0, hidden: 1 });
});

test('tracks become speed in body lengths a minute, activity where nobody is followed', async () => {
  const followed = Array.from({ length: 7 }, (_, index) =>
    look('speed', begin + index * 10_000, {
      aspectRatio: 1,
      // Ten seconds for one body length, along the picture’s width; the other one trembles.
      detections: [
        pig('pig_standing', 0.1 + index * 0.1, { track: 'a' }),
        pig('pig_lying', 0.1 + (index % 2) * 0.001, { track: 'b' }),
      ],
    }),
  );
  const felt = [0, 30_000].map((later) =>
    look('speed', begin + 15 * millisecondsInMinute + later, { counted: [], activity: 2.5 }),
  );
  await send([...followed, ...felt]);
  expect(await ask('speed', ['speed'], 'speed', 10 * millisecondsInMinute)).toEqual([[3], [2.5]]);
});

test('places become a heatmap, over plain grey where there is no picture', async () => {
  await send([look('map', begin, { counted: [], detections: [pig('pig_standing', 0.75)] })]);
  const made = await barn.call('POST', 'api/artifact/create/heatmap', {
    token: manager,
    body: {
      storeArtifact: true,
      data: {
        cameraId: 'map',
        width: 160,
        time: { start: begin, end: begin + millisecondsInHour },
        colorMap: 'turbo',
        labels: ['pig_standing'],
        settings: { gridsize: 8 },
      },
    },
  });
  const { artifactId } = Object(made.body.data?.artifact);
  let file = await barn.call('GET', `api/artifact/${artifactId}`, { token: manager });
  while (file.body.error?.code === 'artifact-not-ready') {
    await new Promise((resolve) => setTimeout(resolve, 50));
    file = await barn.call('GET', `api/artifact/${artifactId}`, { token: manager });
  }
  expect(file.status).toBe(200);
  const { data, info } = await sharp(file.bytes).raw().toBuffer({ resolveWithObject: true });
  const spreadAt = (x: number, y: number): number => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    const pixel = [...data.subarray(at, at + 3)];
    return Math.max(...pixel) - Math.min(...pixel);
  };
  expect([spreadAt(0.8, 0.45) > 50, spreadAt(0.2, 0.45)]).toEqual([true, 0]);
});

test('animals in regions become a distribution', async () => {
  const token = manager;
  await barn.call('PUT', 'api/regions/types/half', { token, body: { value: { color: '#5f9e6e' } } });
  for (const regionSpecificationId of ['left', 'right']) {
    const value = { color: '#5f9e6e', regionType: 'half' };
    await barn.call('PUT', `api/regions/specifications/${regionSpecificationId}`, { token, body: { value } });
  }
  const half = (regionSpecification: string, from: number) => ({
    regionSpecification,
    points: [
      { x: from, y: 0 },
      { x: from + 0.5, y: 0 },
      { x: from + 0.5, y: 1 },
      { x: from, y: 1 },
    ],
  });
  const value = { cameraId: 'spread', regionType: 'half', regions: [half('left', 0), half('right', 0.5)] };
  const mapped = await barn.call('POST', 'api/regions/mappings/', { token, body: { value } });
  expect(mapped.body).toMatchObject({ data: { regionMapping: { cameraId: 'spread' } } });
  // Not at a minute that a long span is looked at: there it is every third.
  const minute = Math.floor(Date.now() / (3 * millisecondsInMinute)) * 3 * millisecondsInMinute;
  await send([
    look('spread', minute - 2 * millisecondsInMinute, {
      detections: [pig('pig_lying', 0.1), pig('pig_lying', 0.2), pig('pig_lying', 0.3), pig('pig_standing', 0.8)],
    }),
  ]);
  const setup = await barn.call('GET', 'api/animalDistribution/setup', { token });
  const distributions: AnimalDistributionSetup[] = Object(setup.body.data).setup;
  const halves = distributions.find(({ regionType }) => regionType === 'half');
  expect(halves).toMatchObject({ cameraIds: ['spread'], labels: ['pig_lying', 'pig_standing'] });
  const answer = await barn.call('GET', `api/animalDistribution/${halves?.animalDistributionId}`, { token });
  const { samples }: AnimalDistribution = Object(answer.body.data).animalDistribution;
  const shares = { left: 0.75, right: 0.25 };
  expect(samples.filter(({ index }) => index !== null)).toEqual([expect.objectContaining({ shares })]);
  const long = await barn.call('POST', `api/animalDistribution/${halves?.animalDistributionId}`, {
    token,
    body: { time: { duration: 60 * millisecondsInDay }, timeResolution: 30 * millisecondsInDay },
  });
  const { samples: months }: AnimalDistribution = Object(long.body.data).animalDistribution;
  expect(months.filter(({ index }) => index !== null)).toEqual([expect.objectContaining({ shares })]);
});
