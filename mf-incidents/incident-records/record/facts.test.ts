import fc from 'fast-check';
import { factsOf } from './facts';

test('nested parts are named by their way', () => {
  const payload = { sensor: { name: 'T3', limits: { from: 18, to: 24 } }, rows: ['1', '4'], calm: true, note: null };
  expect(factsOf(payload)).toEqual({
    shown: [
      { path: ['sensor', 'name'], value: 'T3' },
      { path: ['sensor', 'limits', 'from'], value: 18 },
      { path: ['sensor', 'limits', 'to'], value: 24 },
      { path: ['rows'], value: '1, 4' },
      { path: ['calm'], value: true },
    ],
    leftOut: 0,
  });
});

test('what is nested too deep is given as it is', () => {
  expect(factsOf({ a: { b: { c: { d: { e: 1 } } } } }).shown).toEqual([
    { path: ['a', 'b', 'c', 'd'], value: '{"e":1}' },
  ]);
});

test('what would be too much is counted', () => {
  const payload = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`fact${index}`, index]));
  const { shown, leftOut } = factsOf(payload);
  expect(shown.length + leftOut).toBe(500);
  expect(shown.length).toBeLessThan(50);
});

test('any JSON is taken', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      for (const { value } of factsOf(payload).shown) expect(['string', 'number', 'boolean']).toContain(typeof value);
    }),
  );
});
