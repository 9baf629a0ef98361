import type { FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import { fileDurationMs } from '../file-duration';
import { fileInputArguments } from '../file-input-arguments';
import { filePositionMs, seconds } from '../file-position';
import { rtspInputArguments } from '../rtsp-source';
import type { StillGrabberOptions } from './still-grabber';

type OneShot = StillGrabberOptions['oneShotArguments'];

/** Opens an RTSP camera for its next key frame: what comes before it cannot be decoded whole. */
export function rtspOneShot(address: string): OneShot {
  return async (program) => {
    const input = rtspInputArguments(program, address);
    return input
      ? { ok: true, value: ['-skip_frame', 'nokey', ...input] }
      : { ok: false, error: { kind: 'encoder-missing', message: `${program.path} was built without RTSP.` } };
  };
}

/** Opens a looped file at the place where it stands now. */
export function fileOneShot(path: string, now: () => number = Date.now): OneShot {
  const duration = fileDurationMs(path);
  return async (program: FfmpegProgram) => {
    const durationMs = await duration(program);
    // The last picture starts before the end: a position after it would give none.
    const position =
      durationMs === null ? 0 : Math.min(filePositionMs(durationMs, now()), Math.max(0, durationMs - 500));
    return { ok: true, value: ['-ss', seconds(position), ...fileInputArguments(path)] };
  };
}
