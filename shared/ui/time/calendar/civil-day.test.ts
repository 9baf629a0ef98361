import fc from 'fast-check';
import {
  type CivilDay,
  dayAsUtc,
  daysAfterMonday,
  isSameDay,
  isWithin,
  nearestWithin,
  plusDays,
  plusMonths,
  weeksAround,
} from './civil-day';
import { dayAfterKey } from './day-after-key';

const day = (text: string): CivilDay => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};
const text = ({ year, month, day: date }: CivilDay) => `${year}-${month}-${date}`;
const anyDay = fc.integer({ min: 0, max: 47_000 }).map((days) => plusDays(day('1970-1-1'), days));

describe('a day of the calendar', () => {
  it.each([
    ['2026-11-5', 3],
    ['2026-11-2', 0],
    ['2026-11-8', 6],
  ])('%s is %d days after Monday', (written, days) => {
    expect(daysAfterMonday(day(written))).toBe(days);
  });

  it.each([
    ['2026-1-31', 1, '2026-2-28'],
    ['2028-1-31', 1, '2028-2-29'],
    ['2026-1-15', -1, '2025-12-15'],
    ['2028-2-29', 12, '2029-2-28'],
    ['2026-12-31', 2, '2027-2-28'],
  ])('%s plus %d months is %s', (written, months, then) => {
    expect(text(plusMonths(day(written), months))).toBe(then);
  });

  it.each([
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

  it('is left alone by other keys', () => {
    expect(dayAfterKey('Enter', false, day('2026-11-1'))).toBeNull();
  });

  it('is shown in six weeks of seven days in a row that begin on Monday', () => {
    fc.assert(
      fc.property(anyDay, (shown) => {
        const weeks = weeksAround(shown);
        const days = weeks.flat();
        expect(weeks).toHaveLength(6);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days.some((one) => isSameDay(one, shown))).toBe(true);
        for (const [index, one] of days.entries()) {
          expect(daysAfterMonday(one)).toBe(index % 7);
          const before = days[index - 1];
          if (before) expect(dayAsUtc(one) - dayAsUtc(before)).toBe(86_400_000);
        }
      }),
    );
  });

  it('has limits, both included', () => {
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
