import type { AnimalDistribution, AnimalDistributionSetup, DataTable } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { animalsAt } from '../herd/behaviour/animals-at';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';
import { fulfils } from './row-conditions';

const broilers = (seed: number) =>
  ({ kind: 'simulated', seed, species: 'broiler', animalCount: 6, flooring: 'litter' }) as const;

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*']), testAccount('nobody', [])],
    cameras: [
      testCamera('pen-01'),
      testCamera('row-01', { tags: ['house 1'], source: broilers(3) }),
      testCamera('row-02', { tags: ['house 1'], source: broilers(4) }),
      testCamera('silent', { offlineSince: 1_760_000_000_000 }),
      testCamera('real', { source: { kind: 'rtsp', url: 'rtsp://127.0.0.1:9/1' } }),
    ],
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

async function ask(path: 'labelCount' | 'nightvision', query: object, acknowledge = true): Promise<DataTable> {
  const { status, body } = await barn.call('POST', `api/data/${path}`, { token, body: { acknowledge, query } });
  expect([status, body.error?.code]).toEqual([200, undefined]);
  return body.data?.[path] as DataTable;
}

/** What `testCamera` looks at. */
const pen: SimulatedCamera = {
  cameraId: 'pen-01',
  name: 'pen-01',
  timeZone: 'Europe/Berlin',
  seed: 7,
  species: 'pig',
  animalCount: 3,
  flooring: 'slatted',
};

const wholeHour = {
  end: Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour,
  duration: millisecondsInHour,
};

describe('counts', () => {
  test('come by camera and minute, oldest first', async () => {
    const { rows, timeResolution, acknowledgement } = await ask('labelCount', {
      columns: ['time', 'cameraId', 'pig_lying', 'pig_sitting', 'pig_standing', 'Broiler'],
      time: wholeHour,
      where: { cameraId: 'pen-01' },
    });
    expect([timeResolution, rows.length]).toEqual([60_000, 60]);
    expect(rows[0]?.slice(0, 2)).toEqual([wholeHour.end - millisecondsInHour, 'pen-01']);
    for (const [time, , ...counts] of rows) {
      expect(counts.slice(0, 3).reduce((sum: number, count) => sum + Number(count), 0)).toBe(
        // Three for most of the time: now and then a pig dies.
        animalsAt(pen, Number(time)).length,
      );
      // Nobody looks for birds among pigs: that is no zero.
      expect(counts[3]).toBeNull();
    }
    expect(acknowledgement).toEqual({
      rows: 60,
      truncated: false,
      coveredTime: { start: wholeHour.end - millisecondsInHour, end: wholeHour.end },
    });
  });

  test('are means over longer spans', async () => {
    const columns = ['pig_lying', 'pig_standing', 'pig_sitting'];
    const query = { columns, time: wholeHour, where: { cameraId: 'pen-01' } };
    const fine = await ask('labelCount', query);
    const coarse = await ask('labelCount', { ...query, timeResolution: millisecondsInHour });
    const mean = (column: number) => fine.rows.reduce((sum, row) => sum + Number(row[column]), 0) / fine.rows.length;
    expect(coarse.rows).toHaveLength(1);
    for (const column of [0, 1, 2]) expect(coarse.rows[0]?.[column]).toBeCloseTo(mean(column), 3);
  });

  test('of all cameras are added up where no camera is asked for', async () => {
    const apart = await ask('labelCount', {
      columns: ['cameraId', 'Broiler'],
      time: wholeHour,
      where: { cameraId: { $in: ['row-01', 'row-02'] } },
      timeResolution: millisecondsInHour,
    });
    const together = await ask('labelCount', {
      columns: ['Broiler'],
      time: wholeHour,
      timeResolution: millisecondsInHour,
    });
    expect(apart.rows.map(([cameraId]) => cameraId)).toEqual(['row-01', 'row-02']);
    expect(together.rows).toHaveLength(1);
    const added = apart.rows.reduce((sum, [, count]) => sum + Number(count), 0);
    // Means are rounded: in the hour in which a bird is taken away they are no whole numbers.
    expect(Number(together.rows[0]?.[0])).toBeCloseTo(added, 3);
  });

  test('leave gaps where nobody looked', async () => {
    const cameraId = { $in: ['silent', 'real'] };
    const { rows } = await ask('labelCount', {
      columns: ['cameraId', 'pig_lying'],
      time: wholeHour,
      where: { cameraId },
      timeResolution: millisecondsInHour,
    });
    expect(rows).toEqual([
      ['real', null],
      ['silent', null],
    ]);
    const longAgo = await ask('labelCount', {
      columns: ['pig_lying'],
      time: { start: wholeHour.end - 60 * millisecondsInDay, duration: millisecondsInHour },
      where: { cameraId: 'pen-01' },
    });
    expect(new Set(longAgo.rows.map(([count]) => count))).toEqual(new Set([null]));
  });

  test('can be asked for by their values', async () => {
    const where = { cameraId: 'pen-01', pig_lying: { $gte: 0 }, time: { $gt: wholeHour.end - millisecondsInHour } };
    const { rows } = await ask('labelCount', { columns: ['time', 'pig_lying'], time: wholeHour, where });
    expect(rows).toHaveLength(59);
    const none = await ask('labelCount', {
      columns: ['time'],
      time: wholeHour,
      where: { cameraId: 'pen-01', pig_lying: { $gt: 3 } },
    });
    expect(none.rows).toEqual([]);
  });

  test('stop at the present, and at a hundred thousand rows', async () => {
    const before = Date.now();
    const ahead = await ask('labelCount', {
      columns: ['time'],
      time: { start: before - 120_000, end: before + millisecondsInHour },
      where: { cameraId: 'pen-01' },
    });
    expect(Math.max(...ahead.rows.map(([time]) => Number(time)))).toBeLessThanOrEqual(Date.now());
    const endless = await ask('labelCount', {
      columns: ['time'],
      time: { start: 0, end: before },
      timeResolution: 60_000,
    });
    expect(endless.acknowledgement).toMatchObject({ rows: 100_000, truncated: true });
    expect(endless.rows).toHaveLength(100_000);
  });

  test.each([
    ['columns', { columns: ['time', 'cow'] }, 'unknown-field'],
    ['conditions', { where: { cow: 1 } }, 'unknown-field'],
    ['short spans', { timeResolution: 1_000 }, 'invalid-request'],
    ['ends before the start', { time: { start: 5, end: 4 } }, 'invalid-request'],
    ['no time at all', { time: { duration: 0 } }, 'invalid-request'],
  ])('refuse %s', async (_, more, code) => {
    const body = { acknowledge: true, query: { columns: ['time'], time: wholeHour, ...more } };
    const answer = await barn.call('POST', 'api/data/labelCount', { token, body });
    expect([answer.status, answer.body.error?.code]).toEqual([400, code]);
  });

  test('are for those who may', async () => {
    const answer = await barn.call('GET', 'api/data/labels', { token: await barn.access('nobody') });
    expect(answer.body.error?.details).toEqual({ any: ['data.view'] });
    const { body } = await barn.call('GET', 'api/data/labels', { token });
    expect(body.data?.labels).toContainEqual({ label: 'pig_lying', species: 'pig', posture: 'lying' });
  });
});

test('tells a day of night vision', async () => {
  const { rows, acknowledgement } = await ask(
    'nightvision',
    {
      columns: ['time', 'cameraId', 'nightvision'],
      time: { end: wholeHour.end, duration: millisecondsInDay },
      where: { cameraId: 'pen-01' },
      timeResolution: millisecondsInHour,
    },
    false,
  );
  const shares = rows.map(([, , share]) => Number(share));
  expect([shares.length, Math.min(...shares), Math.max(...shares)]).toEqual([24, 0, 1]);
  expect(acknowledgement).toBeUndefined();
});

describe('distributions', () => {
  const read = async (method: string, path: string, body?: unknown) =>
    barn.call(method, `api/animalDistribution/${path}`, { token, ...(body !== undefined && { body }) });

  test('are set up from the zones of cameras that belong together', async () => {
    const setup = (await read('GET', 'setup')).body.data?.setup as AnimalDistributionSetup[];
    expect(setup).toEqual([
      {
        animalDistributionId: 'house-1',
        name: 'House 1',
        regionType: 'zone',
        cameraIds: ['row-01', 'row-02'],
        labels: ['Broiler'],
        minimumTimeResolution: 300_000,
      },
      expect.objectContaining({ animalDistributionId: 'test', labels: expect.arrayContaining(['pig_lying']) }),
    ]);
  });

  test('of one camera each, where it has one region of a type alone (issue 16)', async () => {
    const { ofCameras } = Object((await read('GET', 'setup')).body.data) as { ofCameras: AnimalDistributionSetup[] };
    const feeders = ofCameras.filter(({ regionType }) => regionType === 'feeder');
    expect(feeders.map(({ cameraIds }) => cameraIds)).toContainEqual(['pen-01']);
    const own = feeders.find(({ cameraIds }) => cameraIds.includes('pen-01'));
    const question = { time: { duration: 600_000 }, timeResolution: 600_000, cameraIds: ['pen-01'] };
    const answer = await read('POST', String(own?.animalDistributionId), question);
    const { samples, regionMapping }: AnimalDistribution = Object(answer.body.data).animalDistribution;
    expect(regionMapping).toMatchObject({ regionMappingId: expect.any(String) });
    expect(samples.length).toBeGreaterThan(0);
    for (const { animals, inRegions } of samples) if (inRegions) expect(inRegions).toEqual([animals]);
  });

  test('share all animals out among the places', async () => {
    const answer = await read('POST', 'house-1', {
      time: { duration: 2 * millisecondsInHour },
      timeResolution: 600_000,
    });
    const { samples }: AnimalDistribution = Object(answer.body.data).animalDistribution;
    expect(samples.length).toBeGreaterThanOrEqual(12);
    const seen = samples.filter(({ index }) => index !== null);
    expect(seen.length).toBeGreaterThanOrEqual(12);
    for (const { shares } of seen) {
      expect(Object.keys(shares)).toEqual(['zone-left', 'zone-middle', 'zone-right']);
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2);
    }
    const again = await read('POST', 'house-1', {
      time: { duration: 2 * millisecondsInHour },
      timeResolution: 600_000,
    });
    const kept: AnimalDistribution = Object(again.body.data).animalDistribution;
    // By their time: between the two a sample may have begun. The first and the last one are not whole.
    const inside = (list: AnimalDistribution['samples']) => new Map(list.slice(1, -1).map((one) => [one.time, one]));
    const both = [...inside(samples)].filter(([time]) => inside(kept.samples).has(time));
    expect(both.length).toBeGreaterThanOrEqual(9);
    for (const [time, sample] of both) expect(inside(kept.samples).get(time)).toEqual(sample);
    expect((await read('GET', 'house-1')).status).toBe(200);
  });

  test('of some cameras alone, with how many animals were seen', async () => {
    const question = { time: { duration: millisecondsInHour }, timeResolution: 600_000 };
    const of = async (cameraIds?: readonly string[]) => {
      const answer = await read('POST', 'house-1', { ...question, ...(cameraIds && { cameraIds }) });
      const { samples }: AnimalDistribution = Object(answer.body.data).animalDistribution;
      const seen = samples.filter(({ index }) => index !== null);
      return seen.reduce((sum, { animals = 0 }) => sum + animals, 0) / seen.length;
    };
    const [one, other, both] = [await of(['row-01']), await of(['row-02']), await of()];
    expect(one).toBeGreaterThan(0);
    expect(one + other).toBeCloseTo(both, 0);
    const nobody = await read('POST', 'house-1', { ...question, cameraIds: ['elsewhere'] });
    const { samples }: AnimalDistribution = Object(nobody.body.data).animalDistribution;
    expect(samples.every(({ index }) => index === null)).toBe(true);
  });

  test.each([
    ['house-9', { time: { duration: 1_000 }, timeResolution: 600_000 }, 404, 'distribution-unknown'],
    ['house-1', { time: { duration: 1_000 }, timeResolution: 60_000 }, 400, 'invalid-request'],
    ['house-1', { time: { duration: 0 }, timeResolution: 600_000 }, 400, 'invalid-request'],
    ['house-1', { time: { duration: 300_000_000_000 }, timeResolution: 300_000 }, 400, 'invalid-request'],
  ])('refuse %s %j', async (id, body, status, code) => {
    const answer = await read('POST', id, body);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });
});

test.each([
  [5, 5, true],
  [5, '5', false],
  [null, null, true],
  [5, { $in: [4, 5] }, true],
  [5, { $gt: 5 }, false],
  [5, { $gte: 5, $lt: 6 }, true],
  ['pen-02', { $gt: 'pen-01' }, true],
  ['pen-02', { $lte: 3 }, false],
  [null, { $exists: false }, true],
  [0, { $exists: true }, true],
])('compares rows as records are compared: %j %j', (value, condition, holds) => {
  expect(fulfils(value, condition)).toBe(holds);
});
