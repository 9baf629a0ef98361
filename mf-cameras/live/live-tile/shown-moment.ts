import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { LivePictureView } from '../session/use-live-picture';

/**
 * The moment that a picture shows, ms since 1970 UTC by the barn's clock: what the barn needs to find it again.
 *
 * @param now device time, ms since 1970 UTC
 * @param lastSeen when the camera gave its last picture, for one that shows none here; null if it is not known
 */
export function shownMoment(
  { snapshot, frame }: Pick<LivePictureView, 'snapshot' | 'frame'>,
  { clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>,
  now: number,
  lastSeen: number | null,
): number {
  const barnNow = now + (clockOffsetMs ?? 0);
  if (snapshot.connection.kind === 'playing') return barnNow - (snapshot.lagMs ?? 0);
  return frame?.timestamp ?? lastSeen ?? barnNow;
}
