import { setTimeout as wait } from 'node:timers/promises';

/** The machine belongs to those who wait for an answer: after each slice it rests this many times as long as that took. */
const restsPerWork = 3;

/** A slice that was held up (a program that was stopped, a disk that hung) does not keep the others waiting for hours, ms. */
const mostCountedMs = 1_000;

/** All work of this kind shares the one thread: when the last slice that is due begins. */
let nextBeginsAt = 0;

/**
 * For work in slices that nobody waits for, such as cleaning up: awaited after each slice. However many are cleaning up
 * at once, the thread rests as if one were; they take turns.
 * @throws when the signal aborts
 */
export function createRests(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const now = performance.now();
    nextBeginsAt = beginsNext(nextBeginsAt, now, Math.min(now - since, mostCountedMs));
    await wait(nextBeginsAt - now, undefined, { signal, ref: false });
    since = performance.now();
  };
}

/**
 * When whoever has just ended a slice may begin the next.
 * @param lastBegins when the last slice that is due begins, whoever's it is, ms
 * @param tookMs how long the slice took
 */
export function beginsNext(lastBegins: number, now: number, tookMs: number): number {
  return Math.max(now + restsPerWork * tookMs, lastBegins + (restsPerWork + 1) * tookMs);
}
