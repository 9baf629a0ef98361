import { millisecondsInMinute } from 'date-fns/constants';

/** When a picture was taken, as far as the barn has said so in a way that can be true. */
export type CaptureTime =
  /** ms since 1970 UTC by the barn's clock. */
  { readonly kind: 'known'; readonly at: number } | { readonly kind: CaptureTimeDefect };

export const captureTimeDefects = ['missing', 'future', 'mis-scaled'] as const;
export type CaptureTimeDefect = (typeof captureTimeDefects)[number];

/** 2010-01-01: no recorder of a barn is older. What counts seconds is far before it, what counts µs far after now. */
const earliestMs = 1_262_304_000_000;
/** The clocks of barn and device are known to each other to some 10 ms, and by badly kept ones not at all. */
const mostAheadMs = millisecondsInMinute;
/** What is this many times now counts smaller units than milliseconds. */
const scaleStep = 100;

/**
 * Reads `X-Capture-Time`: ms since 1970 UTC.
 *
 * @param barnNow ms since 1970 UTC by the barn's clock
 */
export function readCaptureTime(headers: Headers, barnNow: number): CaptureTime {
  const text = headers.get('x-capture-time')?.trim() ?? '';
  const at = text === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(at)) return { kind: 'missing' };
  if (!Number.isSafeInteger(at) || at < earliestMs || at > barnNow * scaleStep) return { kind: 'mis-scaled' };
  if (at > barnNow + mostAheadMs) return { kind: 'future' };
  return { kind: 'known', at };
}
