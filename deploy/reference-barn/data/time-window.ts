import type { TimeSpan, TimeWindow } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import { refuseRequest } from '../server/invalid-request';
import type { Refusal } from '../server/refusals';

/** The last moment that the contract can say (`TimestampMs`): the end of the year 9999, ms since 1970 UTC. */
const latestMs = 253_402_300_799_999;

/**
 * The span that a window of the contract means: start and end, or a duration with one of them, or a duration that ends
 * now. @param field JSON pointer of the window in the body
 */
export function resolveTimeWindow(window: TimeWindow, nowMs: number, field: string): TimeSpan | Refusal {
  const { start, end, duration } = window as { start?: number; end?: number; duration?: number };
  if (duration === 0) return refuse(`${field}/duration`, 'exclusiveMinimum', 'must be more than 0');
  const length = duration ?? 0;
  const span: TimeSpan =
    start === undefined
      ? { start: Math.max(0, (end ?? nowMs) - length), end: end ?? nowMs }
      : { start, end: end ?? start + length };
  // A start within the contract and a duration within it may end beyond it: what is kept of it could not be told again.
  if (span.end > latestMs) return refuse(`${field}/duration`, 'maximum', `must not end after ${latestMs}`);
  return span.end < span.start ? refuse(`${field}/end`, 'end-before-start', 'must not be before start') : span;
}

function refuse(field: string, rule: string, message: string): Refusal {
  return refuseRequest({ in: 'body', field, rule, message });
}

/** The full minutes from the start of a span on and before its end, ms since 1970 UTC: animals are looked for at these. */
export function fullMinutesIn({ start, end }: TimeSpan): { readonly first: number; readonly count: number } {
  const first = Math.ceil(start / millisecondsInMinute) * millisecondsInMinute;
  return { first, count: Math.max(0, Math.ceil((end - first) / millisecondsInMinute)) };
}
