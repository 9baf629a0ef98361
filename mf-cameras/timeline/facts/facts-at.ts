import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Block } from './blocks';
import { valueAt } from './camera-series';
import type { FactsStore } from './facts-store';
import { spanAt } from './spans';
import type { TimelineMark } from './timeline-marks';

/** What is known of a camera at a moment; null where nothing is. */
export interface FactsAt {
  readonly recorded: 'recorded' | 'gap' | 'hidden' | null;
  readonly isNight: boolean | null;
  /** Body lengths a minute. */
  readonly speed: number | null;
  /** What happened around it, in order. */
  readonly marks: readonly TimelineMark[];
}

/** A mark that is so near belongs to a moment; at least so many ms. */
const leastNearMs = 5 * millisecondsInMinute;

export function factsAt(store: FactsStore, blocks: readonly Block[], cameraId: string, moment: number): FactsAt {
  const around = blocks.filter(({ start, end }) => start <= moment && moment < end);
  const [recorded] = store.pieces('recorded', cameraId, around).filter(({ span }) => isIn(span, moment));
  const [night] = store.pieces('night', cameraId, around).filter(({ span }) => isIn(span, moment));
  const [speed] = store.pieces('speed', cameraId, around).filter(({ span }) => isIn(span, moment));
  const nearMs = Math.max(leastNearMs, around[0]?.resolutionMs ?? 0);
  return {
    recorded: recorded ? recordedAt(recorded.facts, moment) : null,
    isNight: night ? spanAt(night.facts ?? [], moment) !== null : null,
    speed: speed?.facts ? valueAt(speed.facts, moment) : null,
    marks: store.marks(blocks).filter((mark) => isOf(mark, cameraId) && Math.abs(mark.moment - moment) <= nearMs),
  };
}

function isIn({ start, end }: TimeSpan, moment: number): boolean {
  return start <= moment && moment < end;
}

function recordedAt(
  facts: { readonly recordings: readonly TimeSpan[]; readonly hidden: readonly TimeSpan[] } | null,
  moment: number,
): FactsAt['recorded'] {
  if (!facts) return 'gap';
  if (spanAt(facts.hidden, moment)) return 'hidden';
  return spanAt(facts.recordings, moment) ? 'recorded' : 'gap';
}

/** Whether a mark is told on the row of a camera: its own, or one of the whole barn. */
export function isOf({ cameraId }: TimelineMark, of: string): boolean {
  return cameraId === null || cameraId === of;
}

/** A place that one can step to. */
export interface TimelineStop {
  readonly moment: number;
  readonly kind: 'recordingBegins' | 'recordingEnds' | 'hiddenBegins' | 'mark';
}

/** What one can step to with *previous* and *next*: what happened, and where recordings begin and end. */
export function stopsOf(store: FactsStore, blocks: readonly Block[], cameraId: string): readonly TimelineStop[] {
  const stops: TimelineStop[] = store
    .marks(blocks)
    .filter((mark) => isOf(mark, cameraId))
    .map(({ moment }) => ({ moment, kind: 'mark' }));
  for (const { span, facts } of store.pieces('recorded', cameraId, blocks)) {
    for (const { start, end } of facts?.recordings ?? []) {
      // At the edge of what was asked for nothing begins or ends.
      if (start > span.start) stops.push({ moment: start, kind: 'recordingBegins' });
      if (end < span.end) stops.push({ moment: end, kind: 'recordingEnds' });
    }
    for (const { start } of facts?.hidden ?? []) {
      if (start > span.start) stops.push({ moment: start, kind: 'hiddenBegins' });
    }
  }
  return stops.sort((one, other) => one.moment - other.moment);
}

/** The stop before or after a moment; null where none is known. */
export function stopBeside(
  stops: readonly TimelineStop[],
  moment: number,
  direction: 'before' | 'after',
): TimelineStop | null {
  const found =
    direction === 'after' ? stops.find((stop) => stop.moment > moment) : stops.findLast((stop) => stop.moment < moment);
  return found ?? null;
}
