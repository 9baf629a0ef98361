import { act, renderHook } from '@testing-library/react';
import { useGrowingCount } from './use-growing-count';

const growth = { first: 60, step: 60 } as const;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const step = () => act(() => jest.advanceTimersToNextTimer());

test('grows to all of a long list, and again after a short one', () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total, growth), {
    initialProps: { total: 150 },
  });
  expect(result.current).toBe(60);
  step();
  expect(result.current).toBe(120);
  step();
  expect(result.current).toBe(150);
  rerender({ total: 3 });
  expect(result.current).toBe(3);
  rerender({ total: 150 });
  expect(result.current).toBe(60);
});

test('a short list is there at once and waits for nothing', () => {
  const { result } = renderHook(() => useGrowingCount(12, growth));
  expect(result.current).toBe(12);
  expect(jest.getTimerCount()).toBe(0);
});

test('an entry far down is there at once', () => {
  const { result } = renderHook(() => useGrowingCount(500, { ...growth, atLeast: 270 }));
  expect(result.current).toBe(270);
});
