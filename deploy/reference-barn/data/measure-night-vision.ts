import { millisecondsInMinute } from 'date-fns/constants';
import { hasSeen, memoryMs, type ObservedHerd } from '../cameras/observed-herd';
import { lightAt } from '../herd/light/lighting-programme';
import { createYielder } from './create-yielder';
import type { MeasuredSpans, Spans } from './data-table';
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
  const start = Math.max(within.start, nowMs - memoryMs);
  const minutes = fullMinutesIn({ start, end: Math.min(within.end, firstStart + count * length) });
  for (let index = 0; herd && index < minutes.count; index += 1) {
    const timeMs = minutes.first + index * millisecondsInMinute;
    if (!hasSeen(herd, timeMs, nowMs)) continue;
    const span = Math.floor((timeMs - firstStart) / length);
    looks[span] = (looks[span] ?? 0) + 1;
    if (lightAt(herd.camera, timeMs).kind === 'infrared') infrared[span] = (infrared[span] ?? 0) + 1;
    await yieldTurn();
  }
  return Array.from(looks, (looked, span) => [looked === 0 ? null : (infrared[span] ?? 0) / looked]);
}
