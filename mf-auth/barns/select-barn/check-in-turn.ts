/**
 * This many barns are asked at the same time. A browser keeps 256 connections over all hosts, and each barn may be
 * asked at three addresses; the rest is for the pictures and calls of the barn that someone opens meanwhile.
 */
export const checksAtOnce = 32;

/** Checks all, some at a time: a silent one takes the place of one check, and delays no more than that. */
export async function checkInTurn(
  instanceIds: readonly string[],
  check: (instanceId: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...instanceIds];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) await check(next);
  }
  await Promise.all(Array.from({ length: checksAtOnce }, work));
}
