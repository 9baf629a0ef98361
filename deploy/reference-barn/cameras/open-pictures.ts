import { resolve, sep } from 'node:path';
import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { fileSource } from '../sources/file-source';
import { rtspAddress } from '../sources/rtsp-address';
import { rtspSource } from '../sources/rtsp-source';
import { fileOneShot, rtspOneShot } from '../sources/stills/one-shot';
import type { CameraPictures } from './camera-pictures';
import type { StoredCamera } from './camera-store';
import { createOfflinePictures } from './offline-pictures';
import { createRealPictures } from './real-pictures';
import { createSimulatedPictures } from './simulated-pictures';

export interface PictureOptions {
  readonly findFfmpeg: FfmpegFinder;
  readonly clock: () => number;
  readonly timeZone: string;
  /** Video files lie here; a camera's path cannot leave it. */
  readonly mediaFolder: string;
  /** ms since 1970 UTC by camera: those that are said to be unreachable. */
  readonly offlineSince: ReadonlyMap<string, number>;
}

/** The pictures of a camera by its source. Nothing is started before somebody asks for one. */
export function openPictures(camera: StoredCamera, options: PictureOptions): CameraPictures {
  const { findFfmpeg, clock, timeZone, mediaFolder, offlineSince } = options;
  const { cameraId, name, source } = camera;
  const since = offlineSince.get(cameraId);
  if (since !== undefined) return createOfflinePictures(cameraId, since);
  switch (source.kind) {
    case 'simulated': {
      const { kind: _, ...herd } = source;
      return createSimulatedPictures({ camera: { cameraId, name, timeZone, ...herd }, findFfmpeg, clock });
    }
    case 'file': {
      const path = pathWithin(mediaFolder, source.path);
      const live = fileSource({ findFfmpeg, path, now: clock });
      return createRealPictures({
        cameraId,
        source: live,
        oneShotArguments: fileOneShot(path, clock),
        findFfmpeg,
        clock,
      });
    }
    case 'rtsp': {
      const address = rtspAddress(source.url);
      if (!address.ok) return createOfflinePictures(cameraId, null);
      const live = rtspSource({ findFfmpeg, address: address.value, now: clock });
      return createRealPictures({
        cameraId,
        source: live,
        oneShotArguments: rtspOneShot(address.value),
        findFfmpeg,
        clock,
      });
    }
  }
}

/** A path that climbs out of the folder becomes one that does not exist. */
function pathWithin(folder: string, path: string): string {
  const resolved = resolve(folder, path);
  return resolved.startsWith(folder + sep) ? resolved : resolve(folder, 'outside-of-the-media-folder');
}
