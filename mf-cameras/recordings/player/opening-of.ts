import { millisecondsInMinute } from 'date-fns/constants';
import type { PlayerIdentifier } from '../../camera-records/addresses/camera-addresses';
import type { Opening } from './use-playback';

/** Around a moment: what led to it, and what came of it. */
const aroundMs = 30 * millisecondsInMinute;

/** @param time what the address says is seen, ms since 1970 UTC */
export function openingOf(
  identifier: Exclude<PlayerIdentifier, { readonly type: 'recording' }>,
  time: number | null,
): Opening {
  switch (identifier.type) {
    case 'timestamp': {
      const { moment } = identifier;
      return { span: { start: Math.max(0, moment - aroundMs), end: moment + aroundMs }, moment: time ?? moment };
    }
    case 'timespan': {
      const { start, end } = identifier;
      return { span: { start, end }, moment: time ?? start };
    }
  }
}
