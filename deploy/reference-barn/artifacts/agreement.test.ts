import { timesTried } from '@barnwatch/shared/testing/thorough';
import type { HeatmapData } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { herdOf } from '../cameras/herd-of';
import { captureSize } from '../cameras/simulated-stills';
import type { Animal, Posture } from '../herd/animal';
import { animalsAt } from '../herd/behaviour/animals-at';
import { drawFrame } from '../herd/drawing/draw-frame';
import type { SimulatedCamera } from '../herd/simulated-camera';
import { testCamera } from '../testing/test-instance';
import { makeHeatmap } from './heatmap/make-heatmap';
import { makeExposure } from './long-time-exposure/make-exposure';

const never = new AbortController().signal;
const noReport = (): void => {};
const nowMs = Date.UTC(2026, 8, 20);
/** A body, seen at its middle, reaches this far at most; in shares of the picture. */
const reach = 0.3;

const cameras = fc
  .record({ seed: fc.integer({ min: 1, max: 999 }), animalCount: fc.integer({ min: 1, max: 9 }) })
  .map(({ seed, animalCount }): SimulatedCamera => {
    const source = { kind: 'simulated', seed, species: 'pig', animalCount, flooring: 'slatted' } as const;
    const { cameraId, name, tags } = testCamera('pen-01');
    const camera = herdOf({ cameraId, name, tags, source, sortPrefix: '', managed: false }, 'Europe/Berlin');
    if (!camera) throw new Error('no herd');
    return camera;
  });
const spans = fc
  .record({
    agoMs: fc.integer({ min: 5 * millisecondsInHour, max: 400 * millisecondsInHour }),
    minutes: fc.integer({ min: 3, max: 90 }),
  })
  .map(({ agoMs, minutes }) => ({ start: nowMs - agoMs, end: nowMs - agoMs + minutes * millisecondsInMinute }));
const labelled = fc.subarray<Posture>(['pig_lying', 'pig_sitting', 'pig_standing'], { minLength: 1 });
const measures = fc.record({ width: fc.constantFrom(160, 320, 481), gridsize: fc.integer({ min: 5, max: 60 }) });
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The herd as it stood at each full minute: what everything else has to agree with. */
function standing(camera: SimulatedCamera, { start, end }: Span, labels: readonly Posture[]): readonly Animal[] {
  const first = Math.ceil(start / millisecondsInMinute);
  const minutes = Array.from({ length: Math.ceil(end / millisecondsInMinute) - first }, (_, index) => first + index);
  return minutes
    .flatMap((minute) => animalsAt(camera, minute * millisecondsInMinute))
    .filter(({ posture }) => labels.includes(posture));
}

async function heatmapOf(
  camera: SimulatedCamera,
  span: Span,
  labels: readonly Posture[],
  { width, gridsize }: { readonly width: number; readonly gridsize: number },
): Promise<HeatmapData> {
  const herd = { kind: 'simulated', camera, silentSince: null } as const;
  const settings = { gridsize };
  const parameters = {
    cameraId: camera.cameraId,
    width,
    time: span,
    colorMap: 'viridis',
    labels: [...labels],
    settings,
  } as const;
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const backdrop = async () => ({ height, grey: new Uint8Array(width * height) });
  const made = await makeHeatmap(
    { herd, parameters: { ...parameters, labels: [...labels] }, span, hidden: [], nowMs },
    backdrop,
    noReport,
    never,
  );
  if (!made.ok || !made.data) throw new Error('no heatmap');
  return made.data;
}

/** Middle of all that a heatmap shows, in shares of the picture. */
function middleOf({ columns, cells }: HeatmapData, width: number, gridsize: number) {
  const height = Math.round((width * captureSize.height) / captureSize.width);
  const sum = cells.reduce((all, cell) => all + cell, 0);
  const mean = (place: (at: number) => number): number =>
    cells.reduce((all, cell, at) => all + cell * place(at), 0) / sum;
  return {
    x: mean((at) => (((at % columns) + 0.5) * gridsize) / width),
    y: mean((at) => ((Math.floor(at / columns) + 0.5) * gridsize) / height),
  };
}

test('a heatmap has as many animal minutes as animals stood there, where they stood', async () => {
  await fc.assert(
    fc.asyncProperty(cameras, spans, labelled, measures, async (camera, span, labels, grid) => {
      const animals = standing(camera, span, labels);
      const data = await heatmapOf(camera, span, labels, grid);
      expect(data.animalMinutes).toBeCloseTo(animals.length, 2);
      const height = Math.round((grid.width * captureSize.height) / captureSize.width);
      for (const [at, cell] of data.cells.entries()) {
        if (cell === 0) continue;
        const x = (((at % data.columns) + 0.5) * grid.gridsize) / grid.width;
        const y = ((Math.floor(at / data.columns) + 0.5) * grid.gridsize) / height;
        const near = reach + grid.gridsize / height;
        expect(animals.some((animal) => Math.hypot(animal.x - x, animal.y - y) < near)).toBe(true);
      }
      if (animals.length === 0) return;
      const middle = middleOf(data, grid.width, grid.gridsize);
      const slack = 0.08 + grid.gridsize / height;
      expect(Math.abs(middle.x - animals.reduce((sum, { x }) => sum + x, 0) / animals.length)).toBeLessThan(slack);
      expect(Math.abs(middle.y - animals.reduce((sum, { y }) => sum + y, 0) / animals.length)).toBeLessThan(slack);
    }),
    { numRuns: timesTried({ usually: 8, thoroughly: 200 }) },
  );
});

test('the difference of two heatmaps is that of the animals that stood there in the same time', async () => {
  await fc.assert(
    fc.asyncProperty(cameras, spans, spans, labelled, measures, async (camera, one, other, labels, grid) => {
      const [first, second] = [
        await heatmapOf(camera, one, labels, grid),
        await heatmapOf(camera, other, labels, grid),
      ];
      expect([first.columns, first.rows]).toEqual([second.columns, second.rows]);
      const perHour = (span: Span, { seenMs }: HeatmapData): number =>
        (standing(camera, span, labels).length * millisecondsInHour) / seenMs;
      const difference = first.cells.reduce((sum, cell, at) => sum + cell - (second.cells[at] ?? 0), 0);
      expect(Math.abs(difference - (perHour(one, first) - perHour(other, second)))).toBeLessThan(0.5);
    }),
    { numRuns: timesTried({ usually: 3, thoroughly: 100 }) },
  );
});

test('a long-time exposure is the mean of what the camera saw of them', async () => {
  await fc.assert(
    fc.asyncProperty(cameras, spans, fc.integer({ min: 1, max: 6 }), async (camera, { start }, steps) => {
      const frameInterval = millisecondsInMinute;
      const span = { start, end: start + steps * frameInterval };
      const parameters = { cameraId: camera.cameraId, width: captureSize.width, time: span, frameInterval };
      const source = { kind: 'drawn', herd: { kind: 'simulated', camera, silentSince: null } } as const;
      const made = await makeExposure(source, { parameters, span, hidden: [], nowMs }, noReport, never);
      if (!made.ok) throw new Error(made.reason);
      const grey = await sharp(made.content).toColourspace('b-w').raw().toBuffer();
      const seen = Array.from({ length: steps + 1 }, (_, step) =>
        drawFrame(camera, start + step * frameInterval, captureSize).y.slice(),
      );
      let off = 0;
      for (let at = 0; at < grey.length; at += 1) {
        const mean = seen.reduce((sum, luma) => sum + (luma[at] ?? 0), 0) / seen.length;
        // Limited range, as video has it.
        off += Math.abs((grey[at] ?? 0) - ((mean - 16) * 255) / 219);
      }
      expect(off / grey.length).toBeLessThan(4);
    }),
    { numRuns: timesTried({ usually: 2, thoroughly: 40 }) },
  );
});
