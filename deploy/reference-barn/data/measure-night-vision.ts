import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, type ObservedHerd } from '../cameras/observed-herd';
import { lightAt } from '../herd/light/lighting-programme';
import { createYielder } from './create-yielder';
import type { MeasuredSpans, Spans } from './data-table';
import { knownFromMs } from './known-from';
import { fullMinutesIn } from './time-window';

/** The share of each span's full minutes at which the picture is infrared. */
export async function measureNightVision(
  herd: ObservedHerd | null,
  { firstStart, length, count, within }: Spans,
  nowMs: number,
  signal: AbortSignal,
): Promise<MeasuredSpans> {
  const yieldTurn = createYielder(signal);
  const infrared = new Uint32Array(count);
  const looks = new Uint32Array(count);
  const start = Math.max(within.start, knownFromMs(herd, nowMs));
  const end = Math.min(within.end, firstStart + count * length);
  const seen = herd ? pictureKinds(herd, { start, end }, nowMs) : [];
  for (const { timeMs, isInfrared } of seen) {
    const span = Math.floor((timeMs - firstStart) / length);
    looks[span] = (looks[span] ?? 0) + 1;
    if (isInfrared) infrared[span] = (infrared[span] ?? 0) + 1;
    await yieldTurn();
  }
  return Array.from(looks, (looked, span) => [looked === 0 ? null : (infrared[span] ?? 0) / looked]);
}

/** The full minutes at which somebody has looked, and whether the picture was infrared. */
function* pictureKinds(
  herd: ObservedHerd,
  span: TimeSpan,
  nowMs: number,
): Iterable<{ readonly timeMs: number; readonly isInfrared: boolean }> {
  switch (herd.kind) {
    case 'simulated': {
      const { first, count } = fullMinutesIn(span);
      for (let timeMs = first; timeMs < first + count * millisecondsInMinute; timeMs += millisecondsInMinute) {
        if (!hasSeen(herd, timeMs, nowMs)) continue;
        yield { timeMs, isInfrared: lightAt(herd.camera, timeMs).kind === 'infrared' };
      }
      return;
    }
    case 'detected':
      for (const { timeMs, infrared } of herd.counts(span)) {
        if (infrared !== null) yield { timeMs, isInfrared: infrared };
      }
  }
}
