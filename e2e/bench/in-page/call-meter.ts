/** How long calls of the page take while something else goes on. */
export interface CallMeter {
  /** Durations of the calls that ended, ms. */
  stop(): readonly number[];
}

const pauseMs = 50;

/**
 * Makes a small call again and again, one at a time, as the page itself makes calls: without credentials, so that it
 * shares the browser's connections with them. A call that does not end counts with the time it has taken so far.
 */
export function meterCalls(address: string): CallMeter {
  const durations: number[] = [];
  let startedAt = 0;
  let stopped = false;
  const call = async () => {
    startedAt = performance.now();
    const answer = await fetch(address, { credentials: 'omit', cache: 'no-store' });
    await answer.text();
    durations.push(performance.now() - startedAt);
    startedAt = 0;
    if (!stopped) setTimeout(() => void call(), pauseMs);
  };
  void call();
  return {
    stop() {
      stopped = true;
      return startedAt === 0 ? durations : [...durations, performance.now() - startedAt];
    },
  };
}
