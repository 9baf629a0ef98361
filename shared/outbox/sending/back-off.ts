const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * The pause after the given number of failures in a row, ms: twice the one before, within limits.
 *
 * @param chance 0 ≤ x < 1, spreads the tries of many devices: a quarter less to a quarter more
 */
export function pauseAfter(failures: number, chance: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 10)) * (0.75 + chance / 2);
}
