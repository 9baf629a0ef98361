import { setTimeout as wait } from 'node:timers/promises';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { memoryMs, type SimulatedHerd } from '../cameras/observed-herd';
import type { LabelHours } from './label-hours';
import type { SpeedHours } from './speed/speed-hours';

/** Whoever has just started the instance wants pictures first. */
const beginAfterMs = 30_000;
/** Least time between two steps. */
const pauseMs = 120;
const hoursAtOnce = 6;

/**
 * What is worked out, in this order, and how far back. After each step it rests this many times as long as the step
 * took: the machine belongs to those who watch. The counts are what screens ask for first; speeds cost several times as
 * much and are asked for seldom.
 */
const work = [
  { of: 'labelHours', aheadMs: memoryMs, restsPerWork: 3 },
  { of: 'speedHours', aheadMs: 7 * millisecondsInDay, restsPerWork: 7 },
] as const;

/**
 * Works out the counts of the last weeks and the speeds of the last days ahead of the first who asks, the newest first,
 * then those of each hour as it passes, in steps that nobody notices. Answers once the signal aborts.
 */
export async function prepareCounts(
  herds: () => readonly SimulatedHerd[],
  stores: { readonly labelHours: LabelHours; readonly speedHours: SpeedHours },
  clock: () => number,
  signal: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => wait(ms, undefined, { signal, ref: false });
  try {
    await rest(beginAfterMs);
    for (;;) {
      const newest = Math.floor(clock() / millisecondsInHour) - 1;
      for (const { of, aheadMs, restsPerWork } of work) {
        const store = stores[of];
        await store.forget(clock(), signal);
        for (let back = 0; back * millisecondsInHour < aheadMs; back += hoursAtOnce) {
          const hours = Array.from({ length: hoursAtOnce }, (_, step) => newest - back - step);
          for (const herd of herds()) {
            const begun = performance.now();
            await store.prepare(herd, hours, clock(), signal);
            await rest(Math.max(pauseMs, restsPerWork * (performance.now() - begun)));
          }
        }
      }
      await rest(millisecondsInHour - (clock() % millisecondsInHour) + 1_000);
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
}
