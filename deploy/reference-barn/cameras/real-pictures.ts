import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import type { LiveSource } from '../sources/live-source';
import { StillGrabber, type StillGrabberOptions } from '../sources/stills/still-grabber';
import { LiveCamera } from '../streaming/live-camera';
import type { CameraPictures } from './camera-pictures';
import { refuseSourceEnd } from './refuse-source-end';

export interface RealPicturesOptions {
  readonly cameraId: string;
  readonly source: LiveSource;
  readonly oneShotArguments: StillGrabberOptions['oneShotArguments'];
  readonly findFfmpeg: FfmpegFinder;
  readonly clock: () => number;
}

/** Pictures of a camera or video file that exists: grabbed when they are asked for. Nothing looks for animals in them. */
export function createRealPictures(options: RealPicturesOptions): CameraPictures {
  const { cameraId, source, oneShotArguments, findFfmpeg, clock } = options;
  const live = new LiveCamera({ source, now: clock });
  const stills = new StillGrabber({
    findFfmpeg,
    newestKeyframe: () => live.newestKeyframe(),
    oneShotArguments,
    now: clock,
  });
  let lastStillAt: number | null = null;
  // A camera that nobody has seen yet is not known to be there.
  let lastAttemptSucceeded = false;

  const lastSeen = (): number | null => {
    const { newestPictureMs } = live.status();
    // Capture times are fractions of a millisecond inside; the contract's are whole.
    return newestPictureMs === null ? lastStillAt : Math.round(Math.max(newestPictureMs, lastStillAt ?? 0));
  };

  return {
    width: null,
    height: null,
    live,
    async takeStill({ heightPixels, signal }) {
      const outcome = await stills.still({ ...(heightPixels !== undefined && { heightPixels }), signal });
      if (outcome.ok) {
        lastAttemptSucceeded = true;
        lastStillAt = Math.round(outcome.value.captureTimeMs);
        return { jpeg: outcome.value.jpeg, capturedAt: lastStillAt };
      }
      // A client that went away says nothing about the camera.
      if (outcome.error.kind !== 'stopped') lastAttemptSucceeded = false;
      return refuseSourceEnd(outcome.error, cameraId, lastSeen());
    },
    lastSeen,
    isOnline: () => lastAttemptSucceeded || live.newestKeyframe() !== null,
    preparations: [],
  };
}
