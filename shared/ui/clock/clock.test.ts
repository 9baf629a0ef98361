import { createClock } from './clock';

describe('the clock', () => {
  function ticking() {
    const timers = new Set<() => void>();
    const time = { now: 1000 };
    const clock = createClock({
      now: () => time.now,
      setInterval: (run) => {
        timers.add(run);
        return run;
      },
      clearInterval: (timer) => void timers.delete(timer),
    });
    return { clock, timers, time };
  }

  it('runs one timer for all, and none without listeners', () => {
    const { clock, timers } = ticking();
    const leave = [clock.subscribe(() => undefined), clock.subscribe(() => undefined)];
    expect(timers.size).toBe(1);
    for (const unsubscribe of leave) unsubscribe();
    for (const unsubscribe of leave) unsubscribe();
    expect(timers.size).toBe(0);
  });

  it('stands still between ticks', () => {
    const { clock, timers, time } = ticking();
    const listener = jest.fn();
    clock.subscribe(listener);
    time.now = 1700;
    expect(clock.now()).toBe(1000);
    for (const tick of timers) tick();
    expect(clock.now()).toBe(1700);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is right for a late first reader', () => {
    const { clock, time } = ticking();
    time.now = 60_000;
    expect(clock.now()).toBe(60_000);
  });
});
