import type { TimeSpan } from '@barnwatch/shared/wire';
import { act, renderHook } from '@testing-library/react';
import { millisecondsInDay } from 'date-fns/constants';
import { blocksOf, resolutionOf } from './blocks';
import { useAskedBlocks } from './use-asked-blocks';
import { useSame } from './use-same';

const latest = 1_790_755_200_000;
const view = (days: number, before = 0): TimeSpan => ({
  start: latest - (days + before) * millisecondsInDay,
  end: latest - before * millisecondsInDay,
});

function useBlocks(shown: TimeSpan) {
  return useAskedBlocks(useSame(blocksOf(shown, resolutionOf(shown), latest)), shown);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const resolution = (blocks: ReturnType<typeof useBlocks>) => blocks[0]?.resolutionMs;

test('resolutions that a hand passes by are not asked for, the one at which it rests is (product P22)', () => {
  const { result, rerender } = renderHook(useBlocks, { initialProps: view(28) });
  const first = resolution(result.current);
  pass(1_000);
  // A wheel: its first turn is asked for at once, as a press would be.
  rerender(view(27));
  const seen = new Set<number | undefined>();
  for (let days = 26; days > 2; days -= 1) {
    pass(16);
    rerender(view(days));
    seen.add(resolution(result.current));
  }
  expect([...seen]).toEqual([first]);
  pass(130);
  expect(resolution(result.current)).toBe(resolutionOf(view(3)));
});

test('a press that comes closer is asked for at once', () => {
  const { result, rerender } = renderHook(useBlocks, { initialProps: view(28) });
  pass(1_000);
  rerender(view(7));
  expect(resolution(result.current)).toBe(resolutionOf(view(7)));
});

test('through time the blocks go with the view, however fast', () => {
  const { result, rerender } = renderHook(useBlocks, { initialProps: view(28) });
  for (let before = 1; before < 90; before += 10) {
    pass(16);
    rerender(view(28, before));
    expect(result.current[0]?.start).toBeLessThanOrEqual(view(28, before).start);
  }
});

test('a hand that goes on and on is told in between', () => {
  const { result, rerender } = renderHook(useBlocks, { initialProps: view(28) });
  pass(1_000);
  rerender(view(27.9));
  const first = resolution(result.current);
  for (let step = 0; step < 60; step += 1) {
    pass(16);
    rerender(view(6 - step / 100));
  }
  expect(resolution(result.current)).not.toBe(first);
});
