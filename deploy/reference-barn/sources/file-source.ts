import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { fileDurationMs } from './file-duration';
import { fileInputArguments } from './file-input-arguments';
import { filePositionMs, seconds } from './file-position';
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

/**
 * A video file that plays for ever, as a camera. Where it stands follows from the wall clock, so that a still and the
 * live picture of the same moment agree.
 */
export function fileSource({ findFfmpeg, path, now = Date.now }: FileSourceOptions): LiveSource {
  const duration = fileDurationMs(path);
  return takenOverSource({
    findFfmpeg,
    silenceMs,
    now,
    inputArguments: async (program) => {
      const durationMs = await duration(program);
      const start = durationMs === null ? [] : ['-ss', seconds(filePositionMs(durationMs, now()))];
      // `-re` reads at the file's own speed.
      return { ok: true, value: ['-re', '-stream_loop', '-1', ...start, ...fileInputArguments(path)] };
    },
  });
}
