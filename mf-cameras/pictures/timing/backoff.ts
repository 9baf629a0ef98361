/**
 * The delay before try number `attempt` (0 = the first retry), jittered by ±20 % so that many clients of a barn
 * that was restarted do not return in the same instant, and never longer than the last step.
 *
 * @param random a number in [0, 1)
 */
export function backoffDelay(stepsMs: readonly [number, ...number[]], attempt: number, random: number): number {
  const cap = stepsMs[stepsMs.length - 1] ?? stepsMs[0];
  const step = stepsMs[Math.min(Math.max(0, attempt), stepsMs.length - 1)] ?? cap;
  return Math.round(Math.min(cap, step * (0.8 + 0.4 * random)));
}
