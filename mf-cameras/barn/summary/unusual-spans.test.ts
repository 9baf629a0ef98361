import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { hourlyPigs } from './doubles/example-counts';
import { hourBars } from './hour-bars';
import { comparedHours } from './unusual-spans';

const end = 20_000 * millisecondsInDay + 12 * millisecondsInHour;
const span = { start: end - millisecondsInDay, end };
const sameHour = (time: number, days: number) => time - days * millisecondsInDay;

test('a day like those before', () => {
  const table = hourlyPigs(end, 16, () => 10);
  expect(comparedHours(span, table, sameHour)).toEqual({ compared: 24, unusual: 0, spans: [] });
});

test('following hours that differ alike are one span, the greatest difference first', () => {
  const times: Readonly<Record<number, number>> = { 3: 5, 4: 4, 10: 20 };
  const table = hourlyPigs(end, 16, (time) => times[(end - time) / millisecondsInHour] ?? 10);
  const { unusual, spans } = comparedHours(span, table, sameHour);
  expect(unusual).toBe(3);
  expect(spans).toEqual([
    {
      start: end - 10 * millisecondsInHour,
      end: end - 9 * millisecondsInHour,
      greatest: { kind: 'differs', label: 'pig_lying', direction: 'more', now: 20, usual: 10, share: 1 },
    },
    {
      start: end - 4 * millisecondsInHour,
      end: end - 2 * millisecondsInHour,
      greatest: { kind: 'differs', label: 'pig_lying', direction: 'fewer', now: 4, usual: 10, share: 0.6 },
    },
  ]);
});

test('hours that were not counted, or of which too few days are known, are not compared', () => {
  const gaps = hourlyPigs(
    end,
    16,
    (time) => (time >= end - 2 * millisecondsInHour ? null : 10),
    (time) => (time >= end - 2 * millisecondsInHour ? null : 2),
  );
  expect(comparedHours(span, gaps, sameHour).compared).toBe(22);
  expect(
    comparedHours(
      span,
      hourlyPigs(end, 4, () => 10),
      sameHour,
    ).compared,
  ).toBe(0);
});

test('the figure marks the hours that the sentences speak of, and no others', () => {
  const table = hourlyPigs(
    end,
    16,
    (time) => (time === end - 3 * millisecondsInHour ? 4 : 10),
    (time) => (time === end - 5 * millisecondsInHour ? 2.2 : 2),
  );
  const [lying, standing] = hourBars(span, ['pig_lying', 'pig_standing'], table, sameHour);
  expect(lying?.bars.filter(({ isUnusual }) => isUnusual)).toEqual([
    { start: end - 3 * millisecondsInHour, value: 4, usual: { low: 10, middle: 10, high: 10 }, isUnusual: true },
  ]);
  expect(lying?.most).toBe(10);
  expect(standing?.bars.filter(({ isUnusual }) => isUnusual)).toEqual([]);
  expect(standing?.bars).toHaveLength(24);
});
