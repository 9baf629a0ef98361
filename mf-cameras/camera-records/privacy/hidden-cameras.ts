import { minutesInHour, secondsInHour, secondsInMinute } from 'date-fns/constants';
import type { Camera } from '../record/camera';

/** Which cameras privacy hides now, and how long still. */
export interface HiddenCameras {
  readonly cameras: readonly Camera[];
  /** Whether these are all cameras of the barn, or of the list that was asked about. */
  readonly areAll: boolean;
  /** When the first of them comes back, ms since 1970 UTC by the barn's clock; null if somebody has to end it. */
  readonly until: number | null;
  /** Whether they all come back at the same time. */
  readonly together: boolean;
}

/** Switched on for several at once, the ends differ by as long as that took. */
const sameTimeMs = 2000;

/**
 * @param barnNow ms since 1970 UTC by the barn's clock: it alone ends privacy
 * @param unread how many more there are whose records cannot be read: nobody knows whether they are hidden
 * @returns null while none is hidden
 */
export function hiddenCameras(cameras: readonly Camera[], barnNow: number, unread = 0): HiddenCameras | null {
  const hidden = cameras.filter(({ privacy }) => isHidden(privacy, barnNow));
  if (hidden.length === 0) return null;
  const ends = hidden.map(({ privacy }) => privacy.until ?? Number.POSITIVE_INFINITY);
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  return {
    cameras: hidden,
    areAll: unread === 0 && hidden.length === cameras.length,
    until: Number.isFinite(first) ? first : null,
    together: first === last || last - first < sameTimeMs,
  };
}

function isHidden({ active, until }: Camera['privacy'], barnNow: number): boolean {
  return active && (until === null || until > barnNow);
}

/** Written as on a clock that runs down: `4:05`, `1:04:05`; whole seconds, rounded up so that it ends at 0:00. */
export function countdown(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000));
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor(seconds / secondsInMinute) % minutesInHour;
  const hours = Math.floor(seconds / secondsInHour);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % secondsInMinute)}`
    : `${minutes}:${two(seconds % secondsInMinute)}`;
}
