import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { millisecondsInDay } from 'date-fns/constants';
import { isSameDay } from 'date-fns/isSameDay';
import { lightFormat } from 'date-fns/lightFormat';
import fc from 'fast-check';
import type { WallTime } from '../../../time';
import { dayAfterKey } from './day-after-key';
import { isWithin, nearestWithin } from './day-limits';
import { weeksAround } from './weeks-around';

const day = (text: string): WallTime => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // Whatever the time of day, only the day counts.
  return new UTCDateMini(year, month - 1, date, 13, 7, 6);
};
const text = (one: WallTime) => lightFormat(one, 'yyyy-M-d');
const anyDay = fc.integer({ min: 0, max: 47_000 }).map((days) => addDays(day('1970-1-1'), days));

describe('a day of the calendar', () => {
  test.each([
    ['2026-1-31', 'PageDown', false, '2026-2-28'],
    ['2028-1-31', 'PageDown', false, '2028-2-29'],
    ['2026-1-15', 'PageUp', false, '2025-12-15'],
    ['2028-2-29', 'PageDown', true, '2029-2-28'],
    ['2028-2-29', 'PageUp', true, '2027-2-28'],
  ])('from %s %s (shift: %s) leads to the last day of a month that is shorter: %s', (from, key, shift, then) => {
    const next = dayAfterKey(key, shift, day(from));
    expect(next && text(next)).toBe(then);
  });

  test.each([
    ['ArrowLeft', false, '2026-10-31'],
    ['ArrowRight', false, '2026-11-2'],
    ['ArrowUp', false, '2026-10-25'],
    ['ArrowDown', false, '2026-11-8'],
    ['Home', false, '2026-10-26'],
    ['End', false, '2026-11-1'],
    ['PageUp', false, '2026-10-1'],
    ['PageDown', false, '2026-12-1'],
    ['PageUp', true, '2025-11-1'],
    ['PageDown', true, '2027-11-1'],
  ])('%s (shift: %s) leads from Sunday, 2026-11-01 to %s', (key, shift, then) => {
    const next = dayAfterKey(key, shift, day('2026-11-1'));
    expect(next && text(next)).toBe(then);
  });

  test('is left alone by other keys', () => {
    expect(dayAfterKey('Enter', false, day('2026-11-1'))).toBeNull();
  });

  test('is shown in six weeks of seven days in a row that begin on Monday', () => {
    fc.assert(
      fc.property(anyDay, (shown) => {
        const weeks = weeksAround(shown);
        const days = weeks.flat();
        expect(weeks).toHaveLength(6);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days.some((one) => isSameDay(one, shown))).toBe(true);
        for (const [index, one] of days.entries()) {
          // 0 is Sunday.
          expect(one.getDay()).toBe((index + 1) % 7);
          const before = days[index - 1];
          if (before) expect(one.getTime() - before.getTime()).toBe(millisecondsInDay);
        }
      }),
    );
  });

  test('has limits, both included', () => {
    const limits = { first: day('2026-11-2'), last: day('2026-11-4') };
    expect(['2026-11-1', '2026-11-2', '2026-11-4', '2026-11-5'].map((one) => isWithin(day(one), limits))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(['2026-11-1', '2026-11-3', '2026-11-9'].map((one) => text(nearestWithin(day(one), limits)))).toEqual([
      '2026-11-2',
      '2026-11-3',
      '2026-11-4',
    ]);
    expect(isWithin(day('1970-1-1'), {})).toBe(true);
  });
});
