import { parseSchedule } from './schedule';

const berlin = 'Europe/Berlin';

function due(text: string, iso: string): boolean {
  const schedule = parseSchedule(text);
  if (typeof schedule === 'string') throw new Error(schedule);
  return schedule.isDue(Date.parse(iso), berlin);
}

test.each([
  ['*/10 * * * *', '2026-11-21T10:20:30Z', true],
  ['*/10 * * * *', '2026-11-21T10:21:00Z', false],
  // The barn's clock is an hour ahead in winter, two in summer.
  ['0 8 * * *', '2026-11-21T07:00:00Z', true],
  ['0 8 * * *', '2026-07-21T06:00:00Z', true],
  ['0 8 * * *', '2026-07-21T08:00:00Z', false],
  ['5,10-12 * * * *', '2026-11-21T10:11:00Z', true],
  ['5/20 * * * *', '2026-11-21T10:45:00Z', true],
  ['0 0 * * 7', '2026-11-21T23:00:00Z', true],
  ['0 0 1 * 1', '2026-11-22T23:00:00Z', true],
  ['0 0 1 1 *', '2026-11-30T23:00:00Z', false],
])('%s at %s: %s', (text, iso, expected) => expect(due(text, iso)).toBe(expected));

test.each([
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '*/0 * * * *',
  '5-3 * * * *',
  '* * * *',
  ',, * * * *',
  '* * * * 8',
])('refuses %s', (text) => expect(parseSchedule(text)).toEqual(expect.any(String)));
