import { createStore } from 'jotai';
import { createClock } from './clock';

describe('the clock', () => {
  function ticking() {
    const timers = new Set<() => void>();
    const time = { now: 1000 };
    const states = createStore();
    const clock = createClock(states, {
      now: () => time.now,
      setInterval: (run) => {
        timers.add(run);
        return run;
      },
      clearInterval: (timer) => void timers.delete(timer),
    });
    const watch = (listener: () => void) => states.sub(clock.nowAtom, listener);
    return { clock, watch, timers, time };
  }

  test('runs one timer for all, and none without listeners', () => {
    const { watch, timers } = ticking();
    const leave = [watch(() => undefined), watch(() => undefined)];
    expect(timers.size).toBe(1);
    for (const unsubscribe of leave) unsubscribe();
    for (const unsubscribe of leave) unsubscribe();
    expect(timers.size).toBe(0);
  });

  test('stands still between ticks', () => {
    const { clock, watch, timers, time } = ticking();
    const listener = jest.fn();
    watch(listener);
    time.now = 1700;
    expect(clock.now()).toBe(1000);
    for (const tick of timers) tick();
    expect(clock.now()).toBe(1700);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('is right for a late first reader', () => {
    const { clock, time } = ticking();
    time.now = 60_000;
    expect(clock.now()).toBe(60_000);
  });
});
