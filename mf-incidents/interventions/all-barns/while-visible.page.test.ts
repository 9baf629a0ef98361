import { runWhileVisible } from './while-visible';

let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
});
afterEach(() => jest.useRealTimers());

function become(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('runs after the pause', () => {
  const run = jest.fn();
  runWhileVisible(run, 1000);
  jest.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test('on a hidden page it waits until somebody looks, and runs once', () => {
  const run = jest.fn();
  runWhileVisible(run, 1000);
  become('hidden');
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  become('visible');
  become('hidden');
  become('visible');
  expect(run).toHaveBeenCalledTimes(1);
});

test.each([
  ['during the pause', 500],
  ['while the page is hidden', 5000],
])('a wait that is ended %s runs nothing', (_name, endedAt) => {
  const run = jest.fn();
  const end = runWhileVisible(run, 1000);
  become('hidden');
  jest.advanceTimersByTime(endedAt);
  end();
  jest.advanceTimersByTime(5000);
  become('visible');
  expect(run).not.toHaveBeenCalled();
});
