import type { Drawing } from '../drawing/drawing';
import { keptSteps } from './kept-steps';

const step = (points: number): Drawing => ({
  regions: [],
  line: Array.from({ length: points }, () => ({ x: 0, y: 0 })),
});

test('a draft keeps the nearest steps: a hundred of small drawings, fewer of large ones', () => {
  const small = Array.from({ length: 130 }, (_, index) => step(index % 5));
  expect(keptSteps(small)).toEqual(small.slice(30));
  const large = Array.from({ length: 30 }, () => step(3_000));
  expect(keptSteps(large)).toHaveLength(6);
  expect(keptSteps([])).toEqual([]);
});
