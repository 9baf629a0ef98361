import { checkPlan, offlinePauseMs, recentCheckMs, retryPauseMs, retryPlan } from './check-plan';

const now = 10_000_000;
const ago = (ms: number): number => now - ms;

describe('what a connection check does (product 9.9)', () => {
  test.each([
    ['the first time', null, false, false, 'full'],
    ['offline, just checked', ago(1), false, false, 'skip'],
    ['offline, almost 5 minutes ago', ago(offlinePauseMs - 1), false, false, 'skip'],
    ['offline, 5 minutes ago', ago(offlinePauseMs), false, false, 'full'],
    ['offline, just checked, but asked', ago(1), false, true, 'full'],
    ['online, almost 2 minutes ago', ago(recentCheckMs - 1), true, false, 'active-only'],
    ['online, 2 minutes ago', ago(recentCheckMs), true, false, 'full'],
    ['online, asked', ago(1), true, true, 'full'],
    ['after the clock was set back', now + 1, false, false, 'full'],
  ])('%s', (_name, lastFullCheck, hasActiveStrategy, forced, plan) => {
    expect(checkPlan({ now, lastFullCheck, hasActiveStrategy, forced })).toBe(plan);
  });
});

test('one who waits has it looked for once a second, and after a clock was set back (decision 0006)', () => {
  expect(retryPlan(null, now)).toBe('full');
  expect(retryPlan(ago(retryPauseMs - 1), now)).toBe('skip');
  expect(retryPlan(ago(retryPauseMs), now)).toBe('full');
  expect(retryPlan(now + 1, now)).toBe('full');
});
