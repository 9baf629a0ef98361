/** Waits before a process that ended by itself is started again, ms; the last one again and again. */
const waits = [500, 1_000, 2_000, 5_000, 15_000] as const;

/** A process that ran this long is taken as healthy: its next end counts as the first, ms. */
const healthyAfter = 60_000;

/** How often in a row it ended, the end just now included. */
export function endsInARow(before: number, ranForMs: number): number {
  return ranForMs >= healthyAfter ? 1 : before + 1;
}

export function restartDelay(ends: number): number {
  return waits[Math.min(ends, waits.length) - 1] ?? waits[0];
}
