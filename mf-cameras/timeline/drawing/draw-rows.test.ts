import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { FactsStore } from '../facts/facts-store';
import { drawRows, type Plot } from './draw-rows';
import type { TimelineLook } from './timeline-look';

const minute = millisecondsInMinute;
const block = { resolutionMs: minute, start: 0, end: 256 * minute };
const look = {
  recorded: 'recorded',
  rule: 'rule',
  hidden: 'hidden',
  night: 'night',
  activity: 'activity',
} as TimelineLook;

interface Rect {
  readonly fill: string;
  readonly x: number;
  readonly width: number;
}

/** What is filled, and with what. */
function drawn(store: FactsStore, view: { readonly start: number; readonly end: number }): readonly Rect[] {
  const filled: Rect[] = [];
  let traced: Rect[] = [];
  const context = {
    fillStyle: '',
    beginPath: () => {
      traced = [];
    },
    rect(x: number, _y: number, width: number) {
      traced.push({ fill: this.fillStyle, x, width });
    },
    fill: () => filled.push(...traced),
    moveTo: () => {},
    lineTo: () => {},
    stroke: () => {},
    setLineDash: () => {},
  };
  const rows = [{ cameraId: 'pen-01', top: 0, height: 40 }];
  const plot: Plot = { left: 100, width: 500, view, blocks: [block], rows, store, look };
  drawRows(context as unknown as CanvasRenderingContext2D, plot);
  return filled;
}

function storeOf(
  recordings: readonly (readonly [number, number])[],
  hidden: readonly (readonly [number, number])[] = [],
) {
  const store = new FactsStore();
  const spans = (list: readonly (readonly [number, number])[]) =>
    list.map(([start, end]) => ({ start: start * minute, end: end * minute }));
  store.put(
    'recorded',
    block,
    ['pen-01'],
    new Map([['pen-01', { recordings: spans(recordings), hidden: spans(hidden) }]]),
  );
  return store;
}

test('a gap has no bar, what is private has its lines, and what is not known has nothing at all', () => {
  const view = { start: 0, end: 100 * minute };
  const rects = drawn(
    storeOf(
      [
        [0, 20],
        [40, 60],
      ],
      [[60, 80]],
    ),
    view,
  );
  expect(rects.filter(({ fill }) => fill === 'recorded').map(({ x, width }) => [x, x + width])).toEqual([
    [100, 200],
    [300, 400],
  ]);
  expect(rects.filter(({ fill }) => fill === 'hidden').map(({ x, width }) => [x, x + width])).toEqual([[400, 500]]);
  expect(drawn(new FactsStore(), view)).toEqual([]);
});

test('nothing is drawn beside the time, however it is zoomed', () => {
  const moment = fc.integer({ min: 0, max: 255 * minute });
  fc.assert(
    fc.property(moment, fc.integer({ min: 2 * minute, max: 200 * minute }), (start, length) => {
      const store = storeOf(
        [
          [0, 20],
          [21, 90],
          [100, 255],
        ],
        [[90, 95]],
      );
      for (const { x, width } of drawn(store, { start, end: start + length })) {
        expect(x).toBeGreaterThanOrEqual(100);
        // What is too short to be seen is drawn as one px.
        expect(x + width).toBeLessThanOrEqual(601);
      }
    }),
  );
});

test('the activity is one outline a row, down to the ground where nothing was measured (product P22)', () => {
  const store = new FactsStore();
  const times = Array.from({ length: 8 }, (_, row) => row * minute);
  const series = { times, values: [1, 2, null, 2, 1, 2, null, null], resolutionMs: minute };
  store.put('speed', block, ['pen-01'], new Map([['pen-01', series]]));
  const paths: (readonly (readonly [number, number])[])[] = [];
  let path: [number, number][] = [];
  const context = {
    beginPath: () => {
      path = [];
    },
    rect: () => {},
    moveTo: (x: number, y: number) => {
      paths.push(path);
      path = [[x, y]];
    },
    lineTo: (x: number, y: number) => void path.push([x, y]),
    fill: () => {
      paths.push(path);
      path = [];
    },
    stroke: () => {},
    setLineDash: () => {},
  };
  const rows = [{ cameraId: 'pen-01', top: 0, height: 40 }];
  const view = { start: 0, end: 8 * minute };
  drawRows(context as unknown as CanvasRenderingContext2D, {
    ...{ left: 0, width: 80, view, blocks: [block], rows, store, look },
  });
  const outlines = paths.filter(({ length }) => length > 0);
  expect(outlines).toEqual([
    [
      [0, 26],
      [0, 14.5],
      [10, 14.5],
      [10, 3],
      [20, 3],
      [20, 26],
    ],
    [
      [30, 26],
      [30, 3],
      [40, 3],
      [40, 14.5],
      [50, 14.5],
      [50, 3],
      [60, 3],
      [60, 26],
    ],
  ]);
});
