import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { fileInputArguments } from './file-input-arguments';
import type { LiveSource } from './live-source';
import { takenOverSource } from './taken-over-source';

export interface FileSourceOptions {
  findFfmpeg: FfmpegFinder;
  /** Path of a video file. */
  path: string;
  /** Wall clock in ms. */
  now?: () => number;
}

/** Files are read as fast as they play: a pause this long means that the disk or the file is gone. */
const silenceMs = 8_000;

/** A video file as a camera: plays from its start at its own speed, and again for ever. */
export function fileSource({ findFfmpeg, path, now }: FileSourceOptions): LiveSource {
  return takenOverSource({
    findFfmpeg,
    silenceMs,
    // Not from a place in the middle (`-ss`): ffmpeg then repeats time stamps at each turn of the loop.
    inputArguments: async () => ({
      ok: true,
      value: { arguments: ['-re', '-stream_loop', '-1', ...fileInputArguments(path)] },
    }),
    ...(now ? { now } : {}),
  });
}
