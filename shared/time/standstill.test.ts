import { standstillMs } from './standstill';

test.each([
  ['early, after the clock was set back', -3_600_000, 0],
  ['on time', 0, 0],
  ['as late as timers often are', 249, 0],
  ['while the page had something else to do', 250, 250],
  ['for long', 9999, 9999],
  ['after the device slept', 10_000, 0],
])('a timer that comes %s: %d ms late are %d ms of standstill', (_name, late, standstill) => {
  expect(standstillMs(late)).toBe(standstill);
});
