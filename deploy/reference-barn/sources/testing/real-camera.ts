import type { FfmpegFinder } from '../../ffmpeg/ffmpeg-program';
import { LiveCamera } from '../../streaming/live-camera';
import type { LiveSource } from '../live-source';
import { StillGrabber, type StillGrabberOptions } from '../stills/still-grabber';

/** Puts the live picture and the stills of one source together, as the server does. */
export function realCamera(
  findFfmpeg: FfmpegFinder,
  source: LiveSource,
  oneShotArguments: StillGrabberOptions['oneShotArguments'],
): { live: LiveCamera; stills: StillGrabber } {
  const live = new LiveCamera({ source });
  return {
    live,
    stills: new StillGrabber({ findFfmpeg, oneShotArguments, newestKeyframe: () => live.newestKeyframe() }),
  };
}
