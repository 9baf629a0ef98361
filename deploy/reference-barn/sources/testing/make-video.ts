import type { FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import { runFfmpeg } from '../../ffmpeg/run-ffmpeg';

/** Makes a test video of `seconds` by ffmpeg; the encoder's arguments decide on the codec. */
export async function makeVideo(
  program: FfmpegProgram,
  path: string,
  seconds: number,
  encoder: readonly string[],
): Promise<void> {
  const end = await runFfmpeg({
    path: program.path,
    arguments: [
      ...['-y', '-f', 'lavfi', '-i', `testsrc=size=320x180:rate=10:duration=${seconds}`],
      ...['-pix_fmt', 'yuv420p', ...encoder, `file:${path}`],
    ],
    signal: new AbortController().signal,
    timeoutMs: 30_000,
    onOutput: () => {},
  }).ended;
  if (end.kind !== 'finished') throw new Error(JSON.stringify(end));
}
