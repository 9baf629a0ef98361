import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { type PictureReading, useRecordedPicture } from '@barnwatch/shared/pictures';

/** A moment of a camera, ms since 1970 UTC. */
export interface PictureMoment {
  readonly cameraId: string;
  readonly timeMs: number;
}

const usualHeightPx = 480;

/** The picture that a camera of the selected barn recorded at a moment. Needs `recordings.view`. */
export function useMomentPicture(moment: PictureMoment | null, height: number = usualHeightPx): PictureReading {
  const barn = useSelectedBarn();
  if (!barn) throw new Error('no barn is selected');
  return useRecordedPicture(barn, moment && { cameraId: moment.cameraId, moment: moment.timeMs, height });
}
