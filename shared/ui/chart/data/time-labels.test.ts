import { millisecondsInDay } from 'date-fns/constants';
import { timeLabels } from './time-labels';

const berlin = { timeZone: 'Europe/Berlin' };

test('says the day where it begins', () => {
  const ticks = [20, 22, 24, 26].map((hour) => Date.UTC(2026, 10, 20, hour));
  expect(timeLabels(ticks, 7_200_000, berlin)).toEqual(['21:00\n20.11.', '23:00', '01:00\n21.11.', '03:00']);
});

test('says only days where ticks are days', () => {
  const ticks = [19, 20].map((day) => Date.UTC(2026, 10, day, 23));
  expect(timeLabels(ticks, millisecondsInDay, berlin)).toEqual(['20.11.', '21.11.']);
});
