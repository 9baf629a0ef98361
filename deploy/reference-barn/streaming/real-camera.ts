import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { fileSource } from '../sources/file-source';
import { rtspSource } from '../sources/rtsp-source';
import { fileOneShot, rtspOneShot } from '../sources/stills/one-shot';
import { StillGrabber } from '../sources/stills/still-grabber';
import { LiveCamera } from './live-camera';

/** Where a real camera's pictures come from. */
export type RealInput =
  /** As `rtspAddress` answers it. */
  | { kind: 'rtsp'; address: string }
  /** Path of a video file, played for ever. */
  | { kind: 'file'; path: string };

export interface RealCameraOptions {
  findFfmpeg: FfmpegFinder;
  input: RealInput;
  /** See `LiveCameraOptions`. */
  lingerMs?: number;
}

/** A network camera or a video file: its live picture, and stills that are taken from it while it runs. */
export function realCamera({ findFfmpeg, input, lingerMs }: RealCameraOptions): {
  live: LiveCamera;
  stills: StillGrabber;
} {
  const { source, oneShotArguments } = openInput(findFfmpeg, input);
  const live = new LiveCamera({ source, ...(lingerMs === undefined ? {} : { lingerMs }) });
  const stills = new StillGrabber({ findFfmpeg, oneShotArguments, newestKeyframe: () => live.newestKeyframe() });
  return { live, stills };
}

function openInput(findFfmpeg: FfmpegFinder, input: RealInput) {
  switch (input.kind) {
    case 'rtsp':
      return {
        source: rtspSource({ findFfmpeg, address: input.address }),
        oneShotArguments: rtspOneShot(input.address),
      };
    case 'file':
      return { source: fileSource({ findFfmpeg, path: input.path }), oneShotArguments: fileOneShot(input.path) };
  }
}
