import { millisecondsInDay } from 'date-fns/constants';
import type { PlayerIdentifier } from '../../camera-records/addresses/camera-addresses';

/** Year 2100: an address that says more is damaged. */
const latestMs = 4_102_444_800_000;
/** As long as the longest video of a barn (contract, readRecordingFile). */
const longestSpanMs = millisecondsInDay;

/** Reads the two last parts of the player's address (product 2.17); null: there is no such video. */
export function readIdentifier(type: string, text: string): PlayerIdentifier | null {
  switch (type) {
    case 'recording':
      return text.trim() === '' ? null : { type, recordingId: text };
    case 'timestamp': {
      const moment = readMoment(text);
      return moment === null ? null : { type, moment };
    }
    case 'timespan': {
      const [first = '', second = '', ...more] = text.split('-');
      const [start, end] = [readMoment(first), readMoment(second)];
      if (start === null || end === null || more.length > 0) return null;
      return end > start && end - start <= longestSpanMs ? { type, start, end } : null;
    }
    default:
      return null;
  }
}

/** A moment in an address, ms since 1970 UTC; null where none can be read. */
export function readMoment(text: string | null): number | null {
  const moment = text !== null && /^\d{1,13}$/.test(text) ? Number(text) : Number.NaN;
  return moment >= 0 && moment <= latestMs ? moment : null;
}
