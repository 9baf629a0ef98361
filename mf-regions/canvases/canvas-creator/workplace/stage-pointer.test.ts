import { type Arrangement, emptyArrangement } from '../arranging/arrangement';
import { afterStep } from '../arranging/steps';
import { dragged, keyAt } from './stage-pointer';

const ratios = new Map([
  ['a', 2],
  ['b', 2],
]);
const start: Arrangement = {
  ...emptyArrangement,
  heightRatio: 0.5,
  places: ['a', 'b'].map((key, index) => ({
    key,
    cameraId: key,
    x: 0.05 + index * 0.4,
    y: 0.1,
    width: 0.3,
    rotation: 0,
    crop: null,
    corners: null,
  })),
};
const keys = new Set(['a']);
const after = (done: ReturnType<typeof dragged>) => (done ? afterStep(start, done.step, ratios).places[0] : undefined);

test('pictures follow the pointer, and are drawn to others within reach', () => {
  const way = { from: { x: 0.1, y: 0.1 }, to: { x: 0.2, y: 0.102 } };
  const free = dragged({ kind: 'pictures', keys }, way, start, ratios, 0);
  expect(after(free)).toMatchObject({ x: expect.closeTo(0.15, 6), y: expect.closeTo(0.102, 6) });
  const drawn = dragged({ kind: 'pictures', keys }, way, start, ratios, 0.01);
  expect(after(drawn)).toMatchObject({ y: expect.closeTo(0.1, 6) });
  expect(drawn?.guides).toContainEqual({ axis: 'y', at: expect.closeTo(0.1) });
});

test('a corner makes it larger, shows less of it, or straightens it, by what its handles are for', () => {
  const way = { from: { x: 0.35, y: 0.25 }, to: { x: 0.25, y: 0.2 } };
  const corner = (mode: 'place' | 'crop' | 'straighten') =>
    after(dragged({ kind: 'corner', key: 'a', corner: 2, mode }, way, start, ratios, 0));
  expect(corner('place')?.width).toBeCloseTo(0.2);
  expect(corner('crop')?.crop).toMatchObject({ width: expect.closeTo(2 / 3), height: expect.closeTo(2 / 3) });
  expect(corner('straighten')?.corners?.[2]).toMatchObject({ x: expect.closeTo(2 / 3), y: expect.closeTo(2 / 3) });
});

test('it turns with the pointer around its middle, and rests at each 15°', () => {
  const turned = (x: number, y: number, reach: number) =>
    after(dragged({ kind: 'turn', key: 'a' }, { from: { x: 0.2, y: 0 }, to: { x, y } }, start, ratios, reach))
      ?.rotation;
  expect(turned(0.4, 0.175, 0)).toBe(90);
  expect(turned(0.2 + Math.sin(0.29), 0.175 - Math.cos(0.29), 0.01)).toBe(15);
  expect(turned(0.2 + Math.sin(0.29), 0.175 - Math.cos(0.29), 0)).toBeCloseTo(16.6);
});

test('a press finds the uppermost picture, and nothing beside them', () => {
  expect(keyAt(start, ratios, { x: 0.5, y: 0.15 })).toBe('b');
  expect(keyAt(start, ratios, { x: 0.9, y: 0.4 })).toBeNull();
});

test('a picture that somebody has taken away meanwhile is dragged no further', () => {
  const gone = { ...start, places: [] };
  expect(dragged({ kind: 'turn', key: 'a' }, { from: { x: 0, y: 0 }, to: { x: 1, y: 0 } }, gone, ratios, 0)).toBeNull();
});
