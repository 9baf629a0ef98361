import { questionsForDays } from './herd-speed';

test('a week is asked for day by day, without a gap and in whole checks', () => {
  const now = Date.UTC(2026, 10, 5, 12, 34, 56);
  const spans = questionsForDays(now).map((question) => {
    const { end, duration } = (question as { query: { time: { end: number; duration: number } } }).query.time;
    return { start: end - duration, end };
  });
  expect(spans).toHaveLength(7);
  expect(spans.at(-1)?.end).toBe(Date.UTC(2026, 10, 5, 12, 30));
  expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end));
});
