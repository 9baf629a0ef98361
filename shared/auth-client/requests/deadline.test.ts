import { deadline, pause } from './deadline';

/** The page does something else for `ms`, and its timers come late. */
function standStill(ms: number): void {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + ms);
  jest.advanceTimersToNextTimer();
  jest.mocked(performance.now).mockRestore();
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the limit is a TimeoutError, when it is due', () => {
  const { signal } = deadline(4000);
  jest.advanceTimersByTime(3999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('what came while the page stood still gets its turn, for as long and once', () => {
  const { signal } = deadline(4000);
  standStill(4000 + 3000);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(2999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('a limit that passed while the device slept is over', () => {
  const { signal } = deadline(4000);
  standStill(4000 + 60_000);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('its clock stops in the further time, too', () => {
  const { signal, stopClock } = deadline(4000);
  standStill(4000 + 3000);
  stopClock();
  jest.advanceTimersByTime(60_000);
  expect([signal.aborted, jest.getTimerCount()]).toEqual([false, 0]);
});

test('a pause is no longer after a standstill, ends with its signal, and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  const late = pause(1000, signal);
  standStill(1000 + 3000);
  await late;
  const left = new AbortController();
  const ended = pause(1000, left.signal);
  left.abort();
  await ended;
  await pause(1000, AbortSignal.abort());
  expect(jest.getTimerCount()).toBe(0);
});
