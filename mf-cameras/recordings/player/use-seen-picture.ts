import type { PictureReading, RecordedPicture } from '@barnwatch/shared/pictures';
import { useState } from 'react';
import { seenPicture } from './seen-picture';

/**
 * The single picture that lies over the video, or stands in for it. A device that is turned wants it in another size:
 * until that is there, the one of the same moment stays.
 *
 * @param moment which one is wanted; null: none
 */
export function useSeenPicture(reading: PictureReading, moment: number | null, runs: boolean): RecordedPicture | null {
  const [cameOf, setCameOf] = useState<number | null>(null);
  if (reading.state.kind === 'ready' && cameOf !== moment) setCameOf(moment);
  return moment === null ? null : seenPicture(reading, runs || cameOf === moment);
}
