import type { PictureReading, RecordedPicture } from '@barnwatch/shared/pictures';
import { pictureOf } from '../../past/camera-images/frame-picture';
import type { VideoState } from '../video/video-state';

/**
 * The single picture that lies over the video. While pictures run, the last one stays until the next is there; over a
 * video it would be of another time than the frame that is seen already.
 *
 * @param runs pictures follow each other, or there is no video at all
 */
export function seenPicture(reading: PictureReading, runs: boolean): RecordedPicture | null {
  if (runs) return pictureOf(reading);
  return reading.state.kind === 'ready' ? reading.state.picture : null;
}

/** Whether the video's frame is seen where no picture is: the last one stays until there is something else to see. */
export function isVideoSeen(state: VideoState | null, reading: PictureReading): boolean {
  if (state?.kind === 'failed') return reading.state.kind === 'loading';
  return state?.kind === 'shown' || state?.kind === 'opening';
}

/** What of a camera can be saved: nothing in a gap or in private time, where the element may hold what was seen before. */
export function seenForm(poster: number | null, state: VideoState | null): 'picture' | 'video' | 'nothing' {
  if (poster !== null) return 'picture';
  return state === null || state.kind === 'absent' ? 'nothing' : 'video';
}
