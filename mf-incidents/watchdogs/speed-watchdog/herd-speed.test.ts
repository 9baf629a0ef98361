import { millisecondsInDay } from 'date-fns/constants';
import { questionsForDays } from './herd-speed';

test('a week is asked for in parts, without a gap and in whole checks', () => {
  const now = Date.UTC(2026, 10, 5, 12, 34, 56);
  const spans = questionsForDays(now).map((question) => {
    const { start, duration } = (question as { query: { time: { start: number; duration: number } } }).query.time;
    return { start, end: start + duration };
  });
  expect(Number(spans.at(-1)?.end) - Number(spans[0]?.start)).toBe(7 * millisecondsInDay);
  expect(spans.at(-1)?.end).toBe(Date.UTC(2026, 10, 5, 12, 30));
  expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end));
});
