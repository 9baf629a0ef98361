import { millisecondsInMinute } from 'date-fns/constants';
import type { LivePictureView } from '../../live/session/use-live-picture';

/** Why nobody can say of a camera that all is well there: what is seen of it is not what is there now. */
export type WhyNotFine =
  | 'privacy'
  | 'offline'
  | 'decommissioned'
  | 'refused'
  | 'no-picture'
  | 'unknown-time'
  | 'before-round'
  | 'old';

/** Product 10.3: younger than this a picture is not old yet, so what the list showed a moment ago is good enough. */
const freshMs = millisecondsInMinute;
/** Product 10.3: from here on an age is grey. */
const mostAgeMs = 5 * millisecondsInMinute;

export interface JudgedPicture extends Pick<LivePictureView, 'frame'> {
  readonly state: Pick<LivePictureView['state'], 'kind'>;
}

export interface JudgingTimes {
  /** When the round began, ms since 1970 UTC by the device's clock. */
  readonly startedAt: number;
  /** By the device's clock too. */
  readonly now: number;
  /** The barn's clock minus the device's, ms. */
  readonly clockOffsetMs: number;
}

/** Null where what is seen can be judged to be fine. A problem can be told of any camera. */
export function whyNotFine({ state, frame }: JudgedPicture, times: JudgingTimes): WhyNotFine | null {
  switch (state.kind) {
    case 'live':
    case 'lagging':
      return null;
    case 'privacy':
    case 'offline':
    case 'decommissioned':
    case 'refused':
      return state.kind;
    case 'still':
    case 'connecting':
    case 'retrying':
    case 'damaged': {
      if (!frame) return 'no-picture';
      if (frame.timeDefect) return 'unknown-time';
      const takenAt = frame.timestamp - times.clockOffsetMs;
      if (takenAt < times.startedAt - freshMs) return 'before-round';
      return times.now - takenAt > mostAgeMs ? 'old' : null;
    }
  }
}
