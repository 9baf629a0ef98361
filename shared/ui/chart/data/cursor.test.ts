import fc from 'fast-check';
import { rowAfterKey } from './cursor-step';
import { nearestRow } from './nearest-row';

const press = (key: string, row: number, rows: number, shiftKey = false) => rowAfterKey({ key, shiftKey }, row, rows);

describe('the cursor', () => {
  test('moves by a part of the chart, by more, row by row, to the ends', () => {
    expect(press('ArrowRight', 100, 1440)).toBe(110);
    expect(press('ArrowLeft', 100, 1440)).toBe(90);
    expect(press('ArrowRight', 100, 1440, true)).toBe(101);
    expect(press('PageDown', 100, 1440)).toBe(40);
    expect(press('Home', 100, 1440)).toBe(0);
    expect(press('End', 100, 1440)).toBe(1439);
    expect(press('ArrowRight', 5, 60)).toBe(6);
  });

  test('begins at the newest, and leaves other keys alone', () => {
    expect(press('ArrowLeft', -1, 60)).toBe(59);
    expect(press('a', 5, 60)).toBeNull();
    expect(press('ArrowLeft', -1, 0)).toBeNull();
  });

  test('never leaves the chart', () => {
    const keys = fc.constantFrom(
      'ArrowRight',
      'ArrowLeft',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      'ArrowUp',
      'ArrowDown',
    );
    fc.assert(
      fc.property(fc.array(keys), fc.integer({ min: 1, max: 50_000 }), fc.boolean(), (pressed, rows, shiftKey) => {
        const last = pressed.reduce((row, key) => rowAfterKey({ key, shiftKey }, row, rows) ?? row, 0);
        expect(last).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThan(rows);
      }),
    );
  });

  test('finds the nearest row', () => {
    expect(nearestRow([], 5)).toBe(-1);
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.integer(), (unordered, moment) => {
        const times = unordered.toSorted((one, other) => one - other);
        const found = Math.abs((times[nearestRow(times, moment)] ?? 0) - moment);
        expect(found).toBe(Math.min(...times.map((time) => Math.abs(time - moment))));
      }),
    );
  });
});
