import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';

/** Time between two drawn pictures. Enough to see how animals move, and drawn some thirty times as fast as it passes. */
export const paceMs = 200;
/** A group of pictures begins with a key frame, at even seconds. */
export const groupMs = 2_000;
/** What is drawn and kept at a time: whole minutes, so that whoever looks again somewhere else finds most of it. */
const stretchMs = millisecondsInMinute;

/**
 * How a span is drawn: from the group with its start on, up to the group with its end; cut at full minutes. Times are ms
 * since 1970 UTC.
 * @param untilMs nothing is known of later moments
 */
export function planStretches({ start, end }: TimeSpan, untilMs: number): readonly TimeSpan[] {
  const last = Math.min(Math.ceil(end / groupMs) * groupMs, untilMs);
  const plan: TimeSpan[] = [];
  for (let from = Math.floor(start / groupMs) * groupMs; from < last; from = plan.at(-1)?.end ?? last) {
    plan.push({ start: from, end: Math.min((Math.floor(from / stretchMs) + 1) * stretchMs, last) });
  }
  return plan;
}

/** The whole minute that a planned stretch is of. */
export function minuteOf({ start }: TimeSpan): TimeSpan {
  const from = Math.floor(start / stretchMs) * stretchMs;
  return { start: from, end: from + stretchMs };
}

/** Whether a stretch has whole groups only: others end where the present did, and are longer a moment later. */
export function isWhole({ end }: TimeSpan): boolean {
  return end % groupMs === 0;
}
