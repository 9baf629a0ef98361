import { act, renderHook } from '@testing-library/react';
import { useAwaited } from './use-awaited';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = (isOnItsWay: boolean) =>
  renderHook(({ isOnItsWay: on }) => useAwaited(on), { initialProps: { isOnItsWay } });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('what is on its way is waited for until it comes', () => {
  const { result, rerender } = open(true);
  expect(result.current).toBe(true);
  rerender({ isOnItsWay: false });
  expect(result.current).toBe(false);
});

test('two seconds at most; what is on its way a second time is waited for anew', () => {
  const { result, rerender } = open(true);
  pass(1_999);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
  rerender({ isOnItsWay: false });
  rerender({ isOnItsWay: true });
  expect(result.current).toBe(true);
});

test('where nothing is on its way nothing is waited for, and nothing is left running', () => {
  const { result, unmount } = open(false);
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  unmount();
  open(true).unmount();
  expect(jest.getTimerCount()).toBe(0);
});
