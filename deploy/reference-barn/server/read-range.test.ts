import fc from 'fast-check';
import { readRange } from './read-range';

test.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-1000', { first: 10, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=20-10', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
])('reads %s of 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test('never leaves the file', () => {
  fc.assert(
    fc.property(fc.option(fc.nat()), fc.option(fc.nat()), fc.integer({ min: 1, max: 10_000 }), (from, to, size) => {
      const range = readRange(`bytes=${from ?? ''}-${to ?? ''}`, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
    }),
  );
});

test('finds nothing in an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
