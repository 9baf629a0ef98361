import fc from 'fast-check';
import { readTimeOfDay, timeOfDayText } from './time-of-day';

test('a time of day is read as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      expect(readTimeOfDay(timeOfDayText(minutes))).toBe(minutes);
    }),
  );
});

test('what is half typed, or no time, is none', () => {
  expect(['', '2', '24:00', '12:60', '7:30', '07:30:15', '22:00'].map(readTimeOfDay)).toEqual([
    null,
    null,
    null,
    null,
    null,
    450,
    1320,
  ]);
});
