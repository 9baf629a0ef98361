import fc from 'fast-check';
import { readPart, stepped, valueAfterKey } from './part-after-key';

describe('a hand of the clock', () => {
  test.each([
    ['ArrowUp', 23, 24, 0],
    ['ArrowDown', 0, 24, 23],
    ['PageUp', 55, 60, 5],
    ['PageDown', 5, 60, 55],
    ['Home', 30, 60, 0],
    ['End', 30, 60, 59],
    ['Enter', 30, 60, null],
  ])('%s leads from %d of %d to %s', (key, value, count, next) => {
    expect(valueAfterKey(key, value, count)).toBe(next);
  });

  test('stays on the dial', () => {
    fc.assert(
      fc.property(fc.nat(59), fc.integer({ min: -1000, max: 1000 }), (value, steps) => {
        const next = stepped(value, steps, 60);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(60);
        expect(stepped(next, -steps, 60)).toBe(value);
      }),
    );
  });

  test.each([
    ['7', 24, { ok: true, value: 7, isWhole: true }],
    ['2', 24, { ok: true, value: 2, isWhole: false }],
    ['07', 24, { ok: true, value: 7, isWhole: true }],
    ['24', 24, { ok: false }],
    ['5', 60, { ok: true, value: 5, isWhole: false }],
    ['6', 60, { ok: true, value: 6, isWhole: true }],
    ['60', 60, { ok: false }],
    ['', 60, { ok: false }],
    ['a', 60, { ok: false }],
  ])('typed as "%s" of %d is %j', (typed, count, reading) => {
    expect(readPart(typed, count)).toEqual(reading);
  });
});
