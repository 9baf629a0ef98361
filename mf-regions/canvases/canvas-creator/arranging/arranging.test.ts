import fc from 'fast-check';
import { placeBounds, placeBox, placeQuad } from '../../../canvas-records/geometry/place';
import { unitQuad } from '../../../canvas-records/geometry/point';
import { alignments } from './aligning';
import { type Arrangement, emptyArrangement, isSameArrangement, toldArrangement } from './arrangement';
import { type CreatorState, creatorAfter, startState } from './creator-state';
import { filled } from './filling';
import { orders } from './ordering';
import { cropped, resized, within } from './shaping';
import { gridStep, snapOf } from './snapping';
import { afterStep, type Ratios, type Step } from './steps';

const ratios: Ratios = new Map([
  ['pen-01', 16 / 9],
  ['pen-02', 4 / 3],
  ['pen-03', 1],
]);
const names = [...ratios.keys()];
const few = { numRuns: 60 };

const number = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });
const point = fc.record({ x: number(-0.5, 1.5), y: number(-0.5, 1.5) });
const key = fc.constantFrom(...names);
const keys = fc.subarray(names).map((chosen) => new Set(chosen));
const corner = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const);
const share = number(0, 1);

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), cameraIds: fc.subarray(names) }),
  fc.record({ kind: fc.constant('remove' as const), keys }),
  fc.record({ kind: fc.constant('move' as const), keys, dx: number(-2, 2), dy: number(-2, 2) }),
  fc.record({
    kind: fc.constant('set' as const),
    key,
    to: fc.record({ x: number(-1, 2), y: number(-1, 12), width: number(-1, 3), rotation: number(-1000, 1000) }),
  }),
  fc.record({ kind: fc.constant('resize' as const), key, corner, to: point }),
  fc.record({ kind: fc.constant('turn' as const), keys, degrees: number(-400, 400) }),
  fc.record({
    kind: fc.constant('crop' as const),
    key,
    part: fc.record({ x: share, y: share, width: share, height: share }),
  }),
  fc.record({ kind: fc.constant('crop-to' as const), key, corner, to: point }),
  fc.record({ kind: fc.constant('straighten' as const), key, corner, to: point }),
  fc.record({ kind: fc.constant('order' as const), keys, to: fc.constantFrom(...orders) }),
  fc.record({ kind: fc.constant('align' as const), keys, to: fc.constantFrom(...alignments) }),
  fc.record({ kind: fc.constant('distribute' as const), keys, axis: fc.constantFrom('x' as const, 'y' as const) }),
  fc.record({ kind: fc.constant('fill' as const), keys: fc.subarray(names) }),
  fc.record({
    kind: fc.constant('details' as const),
    to: fc.record({ name: fc.string(), heightRatio: number(0.1, 10) }),
  }),
);

const after = (state: CreatorState, step: Step, gesture?: string) =>
  creatorAfter(state, { kind: 'step', step, ratios, ...(gesture && { gesture: { id: gesture, says: 'whole' } }) });

const three = afterStep(emptyArrangement, { kind: 'add', cameraIds: names }, ratios);

test('whatever is done, the barn can take it (contract, CanvasCamera)', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 25 }), (done) => {
      const end = done.reduce((known, step) => afterStep(known, step, ratios), three);
      for (const { x, y, width, rotation = 0, crop, corners = [] } of toldArrangement(end).cameras) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(10);
        expect(width).toBeGreaterThan(0);
        expect(width).toBeLessThanOrEqual(1);
        expect(Math.abs(rotation)).toBeLessThanOrEqual(180);
        for (const value of Object.values(crop ?? {})) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        for (const { x: across, y: down } of corners) {
          expect(Math.min(across, down)).toBeGreaterThanOrEqual(-1);
          expect(Math.max(across, down)).toBeLessThanOrEqual(2);
        }
      }
      expect(new Set(end.places.map((place) => place.key)).size).toBe(end.places.length);
    }),
    few,
  );
});

test('everything can be taken back and done again, however much it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(steps, fc.option(fc.constantFrom('a', 'b'))), { maxLength: 40 }), (done) => {
      const start = startState(three, null);
      const end = done.reduce((state, [step, gesture]) => after(state, step, gesture ?? undefined), start);
      let back = end;
      for (let count = 0; count < end.past.length; count++) back = creatorAfter(back, { kind: 'undo' });
      expect(back.now).toBe(three);
      expect(back.past).toEqual([]);
      let forth = back;
      for (let count = 0; count < end.past.length; count++) forth = creatorAfter(forth, { kind: 'redo' });
      expect(forth.now).toBe(end.now);
      expect(forth.past).toEqual(end.past);
    }),
    few,
  );
});

test('a picture that is dragged is one step back, and what is new leaves nothing to do again', () => {
  const keysOf = new Set(['pen-01']);
  let state = startState(three, null);
  for (const dx of [0.1, 0.2, 0.05]) state = after(state, { kind: 'move', keys: keysOf, dx, dy: 0 }, 'drag');
  expect(state.past).toHaveLength(1);
  expect(state.now.places[0]?.x).toBeCloseTo((three.places[0]?.x ?? 0) + 0.05);
  state = creatorAfter(creatorAfter(state, { kind: 'gesture-ended' }), { kind: 'undo' });
  expect(isSameArrangement(state.now, three)).toBe(true);
  expect(state.future).toHaveLength(1);
  expect(after(state, { kind: 'turn', keys: keysOf, degrees: 90 }).future).toEqual([]);
});

test('what was removed is no longer chosen; what was added is', () => {
  let state = creatorAfter(startState(three, null), { kind: 'select', keys: ['pen-01', 'pen-02'] });
  state = after(state, { kind: 'remove', keys: new Set(['pen-01']) });
  expect([...state.selected]).toEqual(['pen-02']);
  state = after(state, { kind: 'add', cameraIds: ['pen-01', 'pen-02'] });
  expect([...state.selected]).toEqual(['pen-01', 'pen-02 2']);
});

const first = three.places[0] as Arrangement['places'][number];

test('the corner opposite to the one that is drawn stays where it is', () => {
  fc.assert(
    fc.property(corner, point, number(-180, 180), (drawn, to, rotation) => {
      const place = { ...first, rotation };
      const opposite = (drawn + 2) % 4;
      const [before, now] = [placeQuad(place, 16 / 9), placeQuad(resized(place, 16 / 9, drawn, to), 16 / 9)];
      expect(now[opposite]?.x).toBeCloseTo(before[opposite]?.x ?? 0);
      expect(now[opposite]?.y).toBeCloseTo(before[opposite]?.y ?? 0);
    }),
    few,
  );
});

test('a cropped picture stays where it is: what is left of it has not moved', () => {
  const place = { ...first, rotation: 30 };
  const part = cropped(place, 2, { x: 0.25, y: 0, width: 0.5, height: 1 });
  expect(placeBox(part, 2).width).toBeCloseTo(place.width / 2);
  const whole = cropped(part, 2, { x: 0, y: 0, width: 1, height: 1 });
  expect(whole.crop).toBeNull();
  expect(whole.x).toBeCloseTo(place.x);
  expect(whole.y).toBeCloseTo(place.y);
});

test('what fits on the canvas is kept on it', () => {
  fc.assert(
    fc.property(number(-3, 3), number(-3, 3), number(0.05, 0.4), (x, y, width) => {
      const kept = within({ ...first, x, y, width }, 16 / 9, 1);
      const bounds = placeBounds(kept, 16 / 9);
      expect(bounds.x).toBeGreaterThanOrEqual(-1e-9);
      expect(bounds.x + bounds.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(bounds.y + bounds.height).toBeLessThanOrEqual(1 + 1e-9);
      expect(within(kept, 16 / 9, 1)).toBe(kept);
    }),
    few,
  );
});

test('a picture that would fold stays as it is', () => {
  const folded = afterStep(three, { kind: 'corner', key: 'pen-01', corner: 0, at: { x: 1.5, y: 1.5 } }, ratios);
  expect(folded.places[0]?.corners).toBeNull();
  const drawn = afterStep(three, { kind: 'corner', key: 'pen-01', corner: 0, at: { x: 0.2, y: 0.1 } }, ratios);
  expect(drawn.places[0]?.corners?.[0]).toEqual({ x: 0.2, y: 0.1 });
  const back = afterStep(drawn, { kind: 'corner', key: 'pen-01', corner: 0, at: { x: 0, y: 0 } }, ratios);
  expect(back.places[0]?.corners).toBeNull();
  expect(unitQuad[0]).toEqual({ x: 0, y: 0 });
});

test('side by side none lies over another, and all lie on the canvas', () => {
  fc.assert(
    fc.property(fc.array(number(0.4, 3), { minLength: 1, maxLength: 48 }), number(0.2, 3), (of, heightRatio) => {
      const boxes = filled(of, heightRatio).map((spot, index) => ({ ...spot, height: spot.width / (of[index] ?? 1) }));
      for (const [index, one] of boxes.entries()) {
        expect(one.x + one.width).toBeLessThanOrEqual(1);
        expect(one.y + one.height).toBeLessThanOrEqual(heightRatio + 1e-9);
        for (const other of boxes.slice(index + 1)) {
          const apart =
            one.x + one.width <= other.x + 1e-9 ||
            other.x + other.width <= one.x + 1e-9 ||
            one.y + one.height <= other.y + 1e-9 ||
            other.y + other.height <= one.y + 1e-9;
          expect(apart).toBe(true);
        }
      }
    }),
    few,
  );
});

test('aligned edges lie on one line; distributed pictures have the same room between them', () => {
  const all = new Set(names);
  const row = afterStep(three, { kind: 'align', keys: all, to: 'bottom' }, ratios);
  const bottoms = row.places.map((place) => {
    const { y, height } = placeBounds(place, ratios.get(place.cameraId) ?? 1);
    return y + height;
  });
  expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeCloseTo(0);
  const spread = afterStep(row, { kind: 'distribute', keys: all, axis: 'x' }, ratios);
  const boxes = spread.places
    .map((place) => placeBounds(place, ratios.get(place.cameraId) ?? 1))
    .sort((one, other) => one.x - other.x);
  const gaps = boxes.slice(1).map((box, index) => box.x - ((boxes[index]?.x ?? 0) + (boxes[index]?.width ?? 0)));
  expect(gaps[0]).toBeCloseTo(gaps[1] ?? -1);
});

test('order: up and down by one, to the top and to the bottom', () => {
  const order = (to: (typeof orders)[number]) =>
    afterStep(three, { kind: 'order', keys: new Set(['pen-02']), to }, ratios).places.map((place) => place.key);
  expect(order('up')).toEqual(['pen-01', 'pen-03', 'pen-02']);
  expect(order('down')).toEqual(['pen-02', 'pen-01', 'pen-03']);
  expect(order('top')).toEqual(['pen-01', 'pen-03', 'pen-02']);
  expect(order('bottom')).toEqual(['pen-02', 'pen-01', 'pen-03']);
});

test('an edge is drawn to the nearest one within reach, to the grid where there is none', () => {
  const moving = { x: 0.303, y: 0.2, width: 0.1, height: 0.1 };
  const snap = snapOf(moving, [{ x: 0.1, y: 0.6, width: 0.2, height: 0.1 }], 1, 0.01);
  expect(snap.dx).toBeCloseTo(-0.003);
  expect(snap.guides).toEqual([{ axis: 'x', at: expect.closeTo(0.3) }]);
  const free = snapOf({ ...moving, x: gridStep * 5 + 0.002, width: 0.123 }, [], 1, 0.01);
  expect(free.dx).toBeCloseTo(-0.002);
  expect(snapOf({ ...moving, x: gridStep * 5.4, width: 0.123 }, [], 1, 0.001).dx).toBe(0);
});
