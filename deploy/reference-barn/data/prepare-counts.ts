import { setTimeout as wait } from 'node:timers/promises';
import { memoryMs, type ObservedHerd } from '../cameras/observed-herd';
import { hourMs, type LabelHours } from './label-hours';

/** Whoever has just started the instance wants pictures first. */
const beginAfterMs = 30_000;
/** Between two steps of a few dozen milliseconds: most of the machine stays with those who watch. */
const pauseMs = 120;
const hoursAtOnce = 6;

/**
 * Works out the counts of the last weeks ahead of the first who asks, the newest first, then those of each hour as it
 * passes, in steps that nobody notices. Answers once the signal aborts.
 */
export async function prepareCounts(
  herds: () => readonly ObservedHerd[],
  labelHours: LabelHours,
  clock: () => number,
  signal: AbortSignal,
): Promise<void> {
  const rest = (ms: number) => wait(ms, undefined, { signal, ref: false });
  try {
    await rest(beginAfterMs);
    for (;;) {
      const newest = Math.floor(clock() / hourMs) - 1;
      labelHours.forget(clock());
      for (let back = 0; back * hourMs < memoryMs; back += hoursAtOnce) {
        const hours = Array.from({ length: hoursAtOnce }, (_, step) => newest - back - step);
        for (const herd of herds()) {
          await labelHours.prepare(herd, hours, clock(), signal);
          await rest(pauseMs);
        }
      }
      await rest(hourMs - (clock() % hourMs) + 1_000);
    }
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
}
