import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay } from 'date-fns/constants';

/** What a video is opened by: the two last parts of the player's address (product 2.13). */
export type VideoIdentifier =
  | { readonly kind: 'recording'; readonly recordingId: string }
  | { readonly kind: 'timestamp'; readonly moment: number }
  | { readonly kind: 'timespan'; readonly span: TimeSpan };

/** Year 2100: an address that says more is damaged. */
const latestMs = 4_102_444_800_000;
/** As long as the longest video of a barn (contract, readRecordingFile). */
const longestSpanMs = millisecondsInDay;

/** Reads the address; null: there is no such video. */
export function readIdentifier(kind: string, text: string): VideoIdentifier | null {
  switch (kind) {
    case 'recording':
      return text.trim() === '' ? null : { kind, recordingId: text };
    case 'timestamp': {
      const moment = readMoment(text);
      return moment === null ? null : { kind, moment };
    }
    case 'timespan': {
      const [first = '', second = '', ...more] = text.split('-');
      const [start, end] = [readMoment(first), readMoment(second)];
      if (start === null || end === null || more.length > 0) return null;
      return end > start && end - start <= longestSpanMs ? { kind, span: { start, end } } : null;
    }
    default:
      return null;
  }
}

/** The two last parts of the address, not encoded. */
export function writeIdentifier(identifier: VideoIdentifier): readonly [kind: string, text: string] {
  switch (identifier.kind) {
    case 'recording':
      return [identifier.kind, identifier.recordingId];
    case 'timestamp':
      return [identifier.kind, String(Math.round(identifier.moment))];
    case 'timespan':
      return [identifier.kind, `${Math.round(identifier.span.start)}-${Math.round(identifier.span.end)}`];
  }
}

/** A moment in an address, ms since 1970 UTC; null where none can be read. */
export function readMoment(text: string | null): number | null {
  const moment = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return moment >= 0 && moment <= latestMs ? moment : null;
}
