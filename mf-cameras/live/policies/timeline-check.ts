/** Pictures of one connection are milliseconds to seconds apart; the server never sends older ones. */
const maxStepForwardMs = 30_000;
const maxStepBackMs = 1000;

/**
 * True if the stream's clock jumped between two pictures: a buffer built on it would show nothing, or the past.
 * A stream clock that wraps at 2³² ms is no jump.
 */
export function hasJumped(previousMs: number | null, timestampMs: number): boolean {
  if (previousMs === null) return false;
  const step = (timestampMs - previousMs) | 0;
  return step > maxStepForwardMs || step < -maxStepBackMs;
}
