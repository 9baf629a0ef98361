/** Timers of a page that has something to do are late by less. */
const fromMs = 250;
/** Later than this only after a sleep of the device: what was under way before it is old. */
const asleepAfterMs = 10_000;

/**
 * How long the page stood still, by how late one of its timers came, on a slow device or beside windows of its process; 0
 * for what is usual and for a sleep. What is awaited may have come meanwhile, and wait for its turn: this time is not held
 * against it.
 *
 * @param lateMs by how much the timer came later than it was set for, ms
 */
export function standstillMs(lateMs: number): number {
  return lateMs < fromMs || lateMs >= asleepAfterMs ? 0 : lateMs;
}
