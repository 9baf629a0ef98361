import { refuseRequest } from '../server/invalid-request';
import type { Refusal } from '../server/refusals';

// Clocks of devices are a little ahead at times: what lies in the future by less than this happens now.
const clockToleranceMs = 60_000;

/**
 * When something really happened, by the client's word.
 * @param field where it stands in the body, as a JSON pointer
 * @param notBeforeMs ms since 1970 UTC
 * @returns ms since 1970 UTC, or the refusal of a time that cannot be
 */
export function momentOf(
  told: number | undefined,
  field: string,
  nowMs: number,
  notBeforeMs: number = Number.NEGATIVE_INFINITY,
): { readonly timeMs: number } | Refusal {
  if (told === undefined) return { timeMs: Math.max(nowMs, notBeforeMs) };
  if (told > nowMs + clockToleranceMs)
    return refuseRequest({ in: 'body', field, rule: 'not-in-future', message: 'must not lie in the future' });
  if (told < notBeforeMs)
    return refuseRequest({ in: 'body', field, rule: 'not-before', message: 'must not lie before the incident' });
  return { timeMs: Math.min(told, Math.max(nowMs, notBeforeMs)) };
}
