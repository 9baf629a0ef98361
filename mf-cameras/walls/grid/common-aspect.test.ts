import { commonAspect } from './common-aspect';

test('the shape of most cameras counts', () => {
  const square = { width: 480, height: 480 };
  const wide = { width: 1280, height: 720 };
  expect(commonAspect([square, wide, wide])).toBeCloseTo(16 / 9);
  expect(commonAspect([square, square, wide])).toBe(1);
});

test('without sizes, or with such that cannot be, the usual shape', () => {
  expect(commonAspect([])).toBeCloseTo(16 / 9);
  expect(commonAspect([{}, { width: 0, height: 10 }, { width: 10_000, height: 1 }])).toBeCloseTo(16 / 9);
});
