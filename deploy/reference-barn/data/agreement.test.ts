import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import sharp from 'sharp';
import { fillGrid } from '../artifacts/heatmap/heatmap-grid';
import type { SimulatedHerd } from '../cameras/observed-herd';
import { captureSize, createSimulatedStills } from '../cameras/simulated-stills';
import { drawFrame } from '../herd/drawing/draw-frame';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { automaticRegionsOf } from '../regions/automatic-regions';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { tabulate } from './data-table';
import { countPlaces } from './distribution/place-counts';
import { createLabelHours, type LabelHours } from './label-hours';
import { labels, labelsOf } from './labels';
import { measureLabels } from './measure-labels';
import { measureNightVision } from './measure-night-vision';

// Pictures, counts, heatmaps and distributions of the same span must tell the same, whatever the herd and the time.

const nowMs = Date.UTC(2026, 8, 30, 12, 0, 30);
const signal = new AbortController().signal;
/** Quick to draw. */
const small = { width: 320, height: 180 } as const;
const labelNames = labels.map(({ label }) => label);

let folder: string;
let database: Database;
let labelHours: LabelHours;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-agreement-'));
  database = openDatabase(folder);
  labelHours = createLabelHours(database, 'test');
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Few animals, so that their dots do not touch. @param seeds few where pictures are drawn: each empty barn takes a while */
const herdsOf = (seeds: fc.Arbitrary<number>): fc.Arbitrary<SimulatedHerd> =>
  fc
    .record({
      seed: seeds,
      species: fc.constantFrom('pig' as const, 'broiler' as const),
      animalCount: fc.integer({ min: 1, max: 5 }),
      flooring: fc.constantFrom('slatted' as const, 'litter' as const),
    })
    .map((herd) => ({
      kind: 'simulated' as const,
      camera: { cameraId: 'camera', name: 'Camera', timeZone: 'Europe/Berlin', ...herd },
      silentSince: null,
    }));
const herds = herdsOf(fc.nat(100_000));
const drawnHerds = herdsOf(fc.constantFrom(3, 7));
/** A full minute of the last weeks. */
const minutes = fc
  .integer({ min: 1, max: 27 * 24 * 60 })
  .map((back) => Math.floor(nowMs / millisecondsInMinute) * millisecondsInMinute - back * millisecondsInMinute);

async function countsOf(herd: SimulatedHerd, start: number, minutesLong: number): Promise<Record<string, number>> {
  const table = await tabulate(
    {
      columns: ['time', ...labelNames],
      where: {},
      span: { start, end: start + minutesLong * millisecondsInMinute },
      timeResolution: millisecondsInMinute,
      acknowledge: true,
    },
    {
      cameraIds: ['camera'],
      measures: labelNames,
      leastResolution: millisecondsInMinute,
      together: 'sum',
      measure: (_, spans) => measureLabels(herd, spans, labelHours, nowMs, signal),
    },
    nowMs,
  );
  expect(table.rows).toHaveLength(minutesLong);
  return Object.fromEntries(
    labelNames.map((label, index) => [label, table.rows.reduce((sum, row) => sum + Number(row[index + 1] ?? 0), 0)]),
  );
}

const totalOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

test('draws as many dots as it counts animals', async () => {
  await fc.assert(
    fc.asyncProperty(drawnHerds, minutes, async (herd, timeMs) => {
      const stills = createSimulatedStills(herd.camera, 100);
      const take = (dots: boolean) => stills.take({ heightPixels: captureSize.height, dots, timeMs });
      const [plain, dotted] = await Promise.all([take(false), take(true)]);
      expect(dotted.capturedAt).toBe(timeMs);
      expect(await countDots(dotted.jpeg, plain.jpeg)).toBe(totalOf(await countsOf(herd, timeMs, 1)));
    }),
    { numRuns: 5 },
  );
});

test('puts every counted animal minute into the heatmap, label by label', async () => {
  await fc.assert(
    fc.asyncProperty(herds, minutes, fc.integer({ min: 4, max: 200 }), async (herd, start, cell) => {
      const minutesLong = 7;
      const span = { start: start - 10 * millisecondsInMinute, end: start - (10 - minutesLong) * millisecondsInMinute };
      const counts = await countsOf(herd, span.start, minutesLong);
      const measures = { width: 640, height: 360, cell };
      for (const label of labelsOf(herd.camera.species)) {
        const grid = await fillGrid(
          { herd, parameters: { labels: [label] }, span, hidden: [], nowMs },
          measures,
          () => {},
          signal,
        );
        const mass = grid.minutes.reduce((sum, value) => sum + value, 0);
        expect(grid.looks).toBe(minutesLong);
        expect(mass).toBeCloseTo(counts[label] ?? 0, 6);
      }
    }),
    { numRuns: 12 },
  );
});

test('finds every counted animal in one of the zones', async () => {
  await fc.assert(
    fc.asyncProperty(herds, minutes, async (herd, timeMs) => {
      const regions = automaticRegionsOf(herd.camera).filter(({ regionSpecification }) =>
        regionSpecification.startsWith('zone'),
      );
      const places = countPlaces({ herd, regions }, timeMs);
      expect(totalOf(places)).toBe(totalOf(await countsOf(herd, timeMs, 1)));
    }),
    { numRuns: 40 },
  );
});

test('says infrared where the picture has no colour', async () => {
  await fc.assert(
    fc.asyncProperty(drawnHerds, minutes, async (herd, timeMs) => {
      const spans = {
        firstStart: timeMs,
        length: millisecondsInMinute,
        count: 1,
        within: { start: timeMs, end: timeMs + millisecondsInMinute },
      };
      const [[infrared] = []] = await measureNightVision(herd, spans, nowMs, signal);
      expect(infrared).toBe(isGrey(herd.camera, timeMs) ? 1 : 0);
    }),
    { numRuns: 8 },
  );
});

test('answers the same counts from what it has kept as when it first worked them out', async () => {
  await fc.assert(
    fc.asyncProperty(herds, minutes, async (herd, timeMs) => {
      const start = timeMs - 90 * millisecondsInMinute;
      const first = await countsOf(herd, start, 90);
      expect(await countsOf(herd, start, 90)).toEqual(first);
    }),
    { numRuns: 5 },
  );
});

function isGrey(camera: SimulatedCamera, timeMs: number): boolean {
  const { u, v } = drawFrame(camera, timeMs, small);
  return u.every((value) => Math.abs(value - 128) < 6) && v.every((value) => Math.abs(value - 128) < 6);
}

/** Patches of the red of the dots where the same picture without them has another colour. */
async function countDots(dotted: Uint8Array, plain: Uint8Array): Promise<number> {
  const { data, info } = await sharp(dotted).raw().toBuffer({ resolveWithObject: true });
  const without = await sharp(plain).raw().toBuffer();
  const redness = (picture: Buffer, pixel: number): number => {
    const [red = 0, green = 0, blue = 0] = picture.subarray(pixel * 3, pixel * 3 + 3);
    return red - Math.max(green, blue);
  };
  const isDot = (pixel: number): boolean => redness(data, pixel) - redness(without, pixel) > 45;
  const seen = new Set<number>();
  let dots = 0;
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    if (seen.has(pixel) || !isDot(pixel)) continue;
    const open = [pixel];
    let size = 0;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at) || !isDot(at)) continue;
      seen.add(at);
      size += 1;
      open.push(at - 1, at + 1, at - info.width, at + info.width);
    }
    if (size >= 8) dots += 1;
  }
  return dots;
}
