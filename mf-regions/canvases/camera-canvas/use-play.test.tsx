import { act, renderHook } from '@testing-library/react';
import { type PlayOptions, usePlay } from './use-play';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function play(options: Partial<PlayOptions> = {}) {
  const onStep = jest.fn();
  const base: PlayOptions = { isPlaying: true, moment: 1000, awaited: ['a', 'b'], onStep, ...options };
  const hook = renderHook((props: PlayOptions) => usePlay(props), { initialProps: base });
  const shown = (cameraId: string, moment = 1000) =>
    act(() => hook.result.current.onShown({ cameraId, moment, outcome: 'picture' }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...hook, base, onStep, shown, wait };
}

test('cameras go on in step: not before all that are seen have their picture', () => {
  const { shown, wait, onStep } = play();
  shown('a');
  wait(1_000);
  expect(onStep).not.toHaveBeenCalled();
  shown('b');
  wait(700);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('a picture that never comes holds the others up for four seconds, not for ever', () => {
  const { shown, wait, onStep } = play();
  shown('a');
  wait(4_000);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test('pictures of another moment are not those that are waited for', () => {
  const { shown, wait, onStep, rerender, base } = play();
  shown('a', 500);
  shown('b', 500);
  wait(1_000);
  expect(onStep).not.toHaveBeenCalled();
  rerender({ ...base, isPlaying: false });
  shown('a');
  shown('b');
  wait(10_000);
  expect(onStep).not.toHaveBeenCalled();
});
