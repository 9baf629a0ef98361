import type { FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import { fileDurationMs } from '../file-duration';
import { fileInputArguments } from '../file-input-arguments';
import { rtspInput } from '../rtsp-source';
import type { StillGrabberOptions } from './still-grabber';

type OneShot = StillGrabberOptions['oneShotArguments'];

/** Opens an RTSP camera for its next key frame: what comes before it cannot be decoded whole. */
export function rtspOneShot(address: string): OneShot {
  return async (program) => {
    const input = rtspInput(program, address, 'thorough');
    return input
      ? { ok: true, value: { ...input, arguments: ['-skip_frame', 'nokey', ...input.arguments] } }
      : { ok: false, error: { kind: 'encoder-missing', message: `${program.path} was built without RTSP.` } };
  };
}

/** Short of the end of a file by so much there is still a picture, at 2 a second or more. */
const lastPictureMs = 500;

/**
 * Opens a file where it would stand now if it had been played since 1970, so that its stills change as those of a camera
 * do. The live picture, which starts at the beginning, does not join in there; while it runs, stills come from it.
 */
export function fileOneShot(path: string, now: () => number = Date.now): OneShot {
  const duration = fileDurationMs(path);
  return async (program: FfmpegProgram) => {
    const durationMs = (await duration(program)) ?? 0;
    const positionMs = durationMs > lastPictureMs ? now() % (durationMs - lastPictureMs) : 0;
    return {
      ok: true,
      value: { arguments: ['-ss', (positionMs / 1_000).toFixed(3), ...fileInputArguments(path)] },
    };
  };
}
