import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour } from 'date-fns/constants';
import type { ObservedHerd } from '../../cameras/observed-herd';
import { createYielder } from '../create-yielder';
import type { MeasuredSpans, Spans } from '../data-table';
import { knownFromMs } from '../known-from';
import type { SpeedHours } from './speed-hours';
import { nothingWalked, speedOf, speedSpanMs, together, type Walked } from './walked-distance';

/** What a camera's animals have walked in each span, as two numbers that can be added up over cameras. */
export async function measureSpeed(
  herd: ObservedHerd | null,
  isPrivate: (span: TimeSpan) => boolean,
  { firstStart, length, count, within }: Spans,
  speedHours: SpeedHours,
  nowMs: number,
  signal: AbortSignal,
): Promise<MeasuredSpans> {
  const sums: Walked[] = Array.from({ length: count }, () => nothingWalked);
  if (herd) {
    const start = Math.ceil(Math.max(within.start, knownFromMs(herd, nowMs)) / speedSpanMs) * speedSpanMs;
    const end = Math.min(within.end, firstStart + count * length);
    const yieldTurn = createYielder(signal);
    let hour = -1;
    let spans: readonly Walked[] = [];
    for (let from = start; from + speedSpanMs <= end; from += speedSpanMs) {
      if (isPrivate({ start: from, end: from + speedSpanMs })) continue;
      if (Math.floor(from / millisecondsInHour) !== hour) {
        hour = Math.floor(from / millisecondsInHour);
        spans = await speedHours.read(herd, hour, nowMs, signal);
        await yieldTurn();
      }
      const at = Math.floor((from - firstStart) / length);
      sums[at] = together(sums[at] ?? nothingWalked, spans[(from % millisecondsInHour) / speedSpanMs] ?? nothingWalked);
    }
  }
  return sums.map(({ bodyLengths, looks }) => (looks === 0 ? [null, null] : [bodyLengths, looks]));
}

/** What was added up over cameras, as one speed. */
export function speedOfSums([bodyLengths, looks]: readonly (number | null)[]): (number | null)[] {
  return [speedOf({ bodyLengths: bodyLengths ?? 0, looks: looks ?? 0 })];
}
