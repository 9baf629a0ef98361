import { momentOf } from './background-moment';

test.each([
  ['day', '2026-06-10T15:00:00', '2026-06-10T12:00:00'],
  ['day', '2026-06-10T12:30:00', '2026-06-09T12:00:00'],
  ['night', '2026-06-10T15:00:00', '2026-06-10T02:00:00'],
  ['night', '2026-06-10T01:00:00', '2026-06-09T02:00:00'],
  // Clocks were put forward in the night.
  ['night', '2026-03-29T08:00:00', '2026-03-29T02:00:00'],
] as const)('the last %s before %s is %s', (background, now, moment) => {
  expect(momentOf(background, new Date(now).getTime())).toBe(new Date(moment).getTime());
});
