/** Where a looped file of this length stands at a moment, in ms from its start. */
export function filePositionMs(durationMs: number, timeMs: number): number {
  return durationMs > 0 ? timeMs % durationMs : 0;
}

/** Milliseconds as ffmpeg reads a position. */
export function seconds(ms: number): string {
  return (ms / 1_000).toFixed(3);
}
