import { act, renderHook } from '@testing-library/react';
import { useDrawnWhole } from './use-drawn-whole';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
  jest.useRealTimers();
});

test('what a window hides is drawn when the page has nothing else to do', () => {
  let idle: (() => void) | undefined;
  const cancelled = jest.fn();
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => {
      idle = run;
      return 7;
    },
    cancelIdleCallback: cancelled,
  });
  const { result, unmount } = renderHook(useDrawnWhole);
  expect(result.current).toBe(false);
  act(() => idle?.());
  expect(result.current).toBe(true);
  unmount();
  expect(cancelled).toHaveBeenCalledWith(7);
});

test('it is drawn a moment later where the browser does not tell of that, and by nobody once the frame is gone', () => {
  const { result } = renderHook(useDrawnWhole);
  expect(result.current).toBe(false);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current).toBe(true);
  renderHook(useDrawnWhole).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
