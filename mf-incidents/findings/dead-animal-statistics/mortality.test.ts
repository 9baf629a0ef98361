import { millisecondsInHour } from 'date-fns/constants';
import fc from 'fast-check';
import { daySpan } from '../../barn/day-choice/calendar-day';
import type { Finding, FindingState } from '../dead-animals/finding';
import { cameraCounts, dayCounts, dayRows, deadIn, meanOf, mortalityDays, spanOf, weekRows } from './mortality';

const today = '2026-01-21';

function finding(day: string, facts: Partial<Finding> = {}): Finding {
  const foundAt = daySpan(day).start + millisecondsInHour;
  return {
    incidentId: 'a',
    foundAt,
    lastUpdated: foundAt,
    state: 'collected',
    cameraId: 'row-01',
    position: null,
    description: '',
    animalCount: 1,
    ...facts,
  };
}

test('as many days before as are shown, without a gap', () => {
  const { days, before } = mortalityDays(today, 7);
  expect([days[0], days.at(-1), before[0], before.at(-1)]).toEqual(['2026-01-15', today, '2026-01-08', '2026-01-14']);
  for (const count of dayCounts) {
    const some = mortalityDays(today, count);
    expect(new Set([...some.days, ...some.before]).size).toBe(2 * count);
  }
  expect(spanOf(mortalityDays(today, 7))).toEqual({ start: daySpan('2026-01-08').start, end: daySpan(today).end });
});

test('what was not dead does not count as dead; several animals in one finding do', () => {
  const { days } = mortalityDays(today, 7);
  const findings = [
    finding('2026-01-20', { animalCount: 3 }),
    finding('2026-01-20', { state: 'found' }),
    finding(today, { state: 'notDead' }),
    finding('2026-01-10'),
  ];
  const rows = dayRows(findings, days, 200, null);
  expect(rows.at(-2)).toEqual({ day: '2026-01-20', dead: 4, notDead: 0, cumulative: 4, share: 0.02 });
  expect(rows.at(-1)).toEqual({ day: today, dead: 0, notDead: 1, cumulative: 4, share: 0.02 });
  expect(cameraCounts(findings, days)).toEqual(new Map([['row-01', 4]]));
});

test.each([null, 0])('without a stock (%s) there is no share', (stock) => {
  expect(dayRows([], ['2026-01-20'], stock, null)).toMatchObject([{ share: null }]);
});

test('weeks begin on Monday; the first and the last may be short', () => {
  const rows = dayRows([], mortalityDays(today, 28).days, null, null);
  expect(weekRows(rows).map(({ from, to }) => [from, to])).toEqual([
    ['2025-12-25', '2025-12-28'],
    ['2025-12-29', '2026-01-04'],
    ['2026-01-05', '2026-01-11'],
    ['2026-01-12', '2026-01-18'],
    ['2026-01-19', '2026-01-21'],
  ]);
});

test('days, weeks and cameras tell the same number', () => {
  const { days } = mortalityDays(today, 28);
  const any = fc.record({
    day: fc.constantFrom(...days, '2025-01-01'),
    state: fc.constantFrom<FindingState>('found', 'collected', 'notDead'),
    cameraId: fc.constantFrom('a', 'b', null),
    animalCount: fc.integer({ min: 1, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 60 }), (some) => {
      const findings = some.map(({ day, ...facts }) => finding(day, facts));
      const rows = dayRows(findings, days, 1000, null);
      const total = deadIn(rows);
      expect(deadIn(weekRows(rows))).toBe(total);
      expect([...cameraCounts(findings, days).values()].reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(rows.at(-1)?.cumulative).toBe(total);
      const counts = rows.map(({ cumulative }) => cumulative ?? Number.NaN);
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    }),
  );
});

test('days before the first record are a gap, in days, weeks and mean; a finding is known whenever it was', () => {
  const { days } = mortalityDays(today, 28);
  const findings = [finding('2026-01-06'), finding('2026-01-20', { animalCount: 3 })];
  const rows = dayRows(findings, days, 100, '2026-01-18');
  const gap = { dead: null, notDead: null, cumulative: null, share: null };
  expect(rows.at(-5)).toEqual({ day: '2026-01-17', ...gap });
  expect(rows.at(-4)).toEqual({ day: '2026-01-18', dead: 0, notDead: 0, cumulative: 1, share: 0.01 });
  expect(rows.find(({ day }) => day === '2026-01-06')).toMatchObject({ dead: 1, cumulative: 1 });
  expect(weekRows(rows).map(({ dead }) => dead)).toEqual([null, null, 1, 0, 3]);
  // Four days and that of the finding.
  expect(meanOf(rows)).toBe(4 / 5);
  expect(meanOf(rows.slice(0, 3))).toBeNull();
});
