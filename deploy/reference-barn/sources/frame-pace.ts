/**
 * Calls `draw` at once and then every `intervalMs` until the signal aborts. Late calls do not shift the later ones; what
 * was missed is left out, not made up for.
 */
export function paceFrames(intervalMs: number, draw: () => void, signal: AbortSignal): void {
  const startedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let frame = 0;
  const tick = () => {
    if (signal.aborted) return;
    draw();
    const elapsed = performance.now() - startedAt;
    // Counted rather than measured alone: a timer may fire a little early.
    frame = Math.max(frame + 1, Math.floor(elapsed / intervalMs) + 1);
    timer = setTimeout(tick, frame * intervalMs - elapsed);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  tick();
}
