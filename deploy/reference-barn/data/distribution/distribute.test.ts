import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { distribute } from './distribute';
import type { Distribution } from './distribution-setups';
import type { PlaceCounting, PlaceCounts } from './place-counts';

const now = Math.floor(Date.now() / millisecondsInHour) * millisecondsInHour;
const span = { start: now - 4 * millisecondsInHour, end: now };
const square = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];
const distribution: Distribution = {
  setup: {
    animalDistributionId: 'house-1',
    name: 'House 1',
    regionType: 'zone',
    cameraIds: ['a', 'b'],
    labels: ['Broiler'],
    minimumTimeResolution: 5 * millisecondsInMinute,
  },
  parts: ['a', 'b'].map((cameraId) => ({
    cameraId,
    herd: {
      kind: 'simulated',
      silentSince: null,
      camera: {
        cameraId,
        name: cameraId,
        timeZone: 'Europe/Berlin',
        seed: 1,
        species: 'broiler',
        animalCount: 1_000,
        flooring: 'litter',
      },
    },
    regions: ['left', 'right'].map((regionSpecification) => ({ regionSpecification, points: square })),
    regionMapping: { regionMappingId: `zones of ${cameraId}`, lastUpdated: 5 },
  })),
};

/** Keeps what it has counted, as the real one does, and counts how often it had to. */
function counting(): PlaceCounting & { counted: () => number } {
  const kept = new Map<string, PlaceCounts>();
  return {
    counted: () => kept.size,
    forget: async () => {},
    at: async ({ cameraId }, times) =>
      new Map(
        times.map((time) => {
          const key = `${cameraId} ${time}`;
          kept.set(key, kept.get(key) ?? { left: cameraId === 'a' ? 3 : 1, right: 1 });
          return [time, kept.get(key) as PlaceCounts];
        }),
      ),
  };
}

const ask = (places: PlaceCounting, workMs: number) =>
  distribute(distribution, span, 10 * millisecondsInMinute, places, now, new AbortController().signal, workMs);

test('what takes long is answered bit by bit: the newest first, each sample as it stays, until all is known', async () => {
  const whole = await ask(counting(), 60_000);
  expect([whole.progress, whole.samples.length]).toEqual([1, 24]);
  // Two cameras, each with its one on the right, and three and one on the left.
  expect(whole.samples[0]).toMatchObject({ animals: 6, shares: { left: 0.6667, right: 0.3333 } });

  const places = counting();
  const first = await ask(places, 0);
  expect(first.progress).toBeGreaterThan(0);
  expect(first.progress).toBeLessThan(1);
  expect(first.samples.length).toBeGreaterThan(0);
  expect(whole.samples.slice(-first.samples.length)).toEqual(first.samples);
  expect(places.counted()).toBeLessThan(100);
});

test('an answer that is asked for again goes on from what was counted', async () => {
  const places = counting();
  const { progress } = await ask(places, 0);
  const before = places.counted();
  expect((await ask(places, 60_000)).progress).toBe(1);
  expect(before / places.counted()).toBeCloseTo(progress, 1);
});

test('of one camera each region is counted by itself, also where several are of one place (issue 16)', async () => {
  const part = distribution.parts[0];
  if (!part) throw new Error('no part');
  const two = part.regions.map((region) => ({ ...region, regionSpecification: 'feed-line' }));
  const places: PlaceCounting = {
    forget: async () => {},
    at: async ({ regions }, times) =>
      new Map(
        times.map((time) => [
          time,
          regions[0]?.regionSpecification === 'feed-line' ? { 'feed-line': 5 } : { '0': 3, '1': 2 },
        ]),
      ),
  };
  const one = { ...distribution, parts: [{ ...part, regions: two }] };
  const signal = new AbortController().signal;
  const answer = await distribute(one, span, 10 * millisecondsInMinute, places, now, signal);
  expect(answer.regionMapping).toEqual({ regionMappingId: 'zones of a', lastUpdated: 5 });
  expect(answer.samples[0]).toMatchObject({ animals: 5, shares: { 'feed-line': 1 }, inRegions: [3, 2] });
  expect((await ask(counting(), 60_000)).regionMapping).toBeUndefined();
});
