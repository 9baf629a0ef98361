import { pointOf } from '../../geometry/polygon/pixels';
import type { DrawnRegion } from '../drawing/drawing';
import { factorBetween, type GrabbedFrom, grabbedAt, handlesOf, turnBetween } from './grab';

const size = { width: 1000, height: 1000 };
const at = (x: number, y: number) => pointOf({ x, y }, size);
const square = (key: string, from: number, to: number): DrawnRegion => ({
  key,
  regionSpecification: 'trough',
  points: [at(from, from), at(to, from), at(to, to), at(from, to)],
});
const [outer, inner] = [square('outer', 200, 800), square('inner', 400, 600)];
const from: GrabbedFrom = { regions: [outer, inner], selected: null, size, reachPx: 20, pxOfBox: 1 };

test('of regions that lie in each other the smaller one is meant; beside all of them nothing is', () => {
  expect(grabbedAt(at(500, 500), from)).toMatchObject({ kind: 'region', region: { key: 'inner' } });
  expect(grabbedAt(at(300, 300), from)).toMatchObject({ kind: 'region', region: { key: 'outer' } });
  expect(grabbedAt(at(100, 100), from)).toEqual({ kind: 'nothing' });
});

test('of the region that is chosen points come before edges, and both before what lies within it', () => {
  const chosen = { ...from, selected: outer };
  expect(grabbedAt(at(210, 205), chosen)).toMatchObject({ kind: 'point', index: 0 });
  expect(grabbedAt(at(500, 195), chosen)).toMatchObject({ kind: 'edge', index: 0, at: at(500, 200) });
  expect(grabbedAt(at(500, 500), chosen)).toMatchObject({ kind: 'region', region: { key: 'outer' } });
  const { turn, scale } = handlesOf(outer.points, size, 1);
  expect(grabbedAt(turn, chosen)).toMatchObject({ kind: 'turn' });
  expect(grabbedAt(scale, chosen)).toMatchObject({ kind: 'scale' });
});

test('handles stay within the picture, also of a region that fills it', () => {
  const all = square('all', 0, 1000);
  for (const { x, y } of Object.values(handlesOf(all.points, size, 1))) {
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x, y)).toBeLessThan(1);
  }
});

test('a hand turns and scales about the middle', () => {
  expect(turnBetween(inner.points, at(500, 300), at(700, 500), size)).toBeCloseTo(90);
  expect(factorBetween(inner.points, at(600, 500), at(700, 500), size)).toBeCloseTo(2);
});
