import type { FfmpegProgram } from '../../ffmpeg/ffmpeg-program';
import { type FfmpegEnd, runFfmpeg } from '../../ffmpeg/run-ffmpeg';
import { explainFailure, explainNotStarted } from '../explain-failure';
import type { FfmpegInput } from '../ffmpeg-input';
import type { SourceEnd } from '../source-end';

/** A camera gets this long to answer and to send a key frame; a client waits 10 s. */
const timeoutMs = 8_000;
/** A 4K picture takes 3 MB. */
const maximumBytes = 16_000_000;

export type GrabOutcome = { ok: true; value: Buffer } | { ok: false; error: SourceEnd };

/** Has ffmpeg turn the first picture of an input into a JPEG of its full size. */
export async function grabJpeg(
  program: FfmpegProgram,
  { arguments: opening, feed }: FfmpegInput,
): Promise<GrabOutcome> {
  const stop = new AbortController();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const run = runFfmpeg({
    path: program.path,
    arguments: [
      ...['-threads', '1', ...opening, '-map', '0:v:0', '-an', '-frames:v', '1'],
      ...['-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-q:v', '3', '-threads', '1', '-f', 'image2pipe', 'pipe:1'],
    ],
    signal: stop.signal,
    timeoutMs,
    input: feed !== undefined,
    onOutput: (chunk) => {
      bytes += chunk.length;
      if (bytes > maximumBytes) stop.abort();
      else chunks.push(chunk);
    },
  });
  run.input?.end(feed);
  const end = await run.ended;
  // A picture that is whole counts, whatever ffmpeg complained about on the way.
  const jpeg = Buffer.concat(chunks);
  if (end.kind !== 'stopped' && isWholeJpeg(jpeg)) return { ok: true, value: jpeg };
  return { ok: false, error: explain(end) };
}

function isWholeJpeg(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
}

function explain(end: FfmpegEnd): SourceEnd {
  switch (end.kind) {
    case 'finished':
    case 'failed':
      return explainFailure(end.lastWords, { kind: 'failed', message: end.lastWords || 'there was no picture in it' });
    case 'silent':
    case 'overdue':
      return { kind: 'silent', silenceMs: timeoutMs };
    case 'stopped':
      return { kind: 'failed', message: `the picture is larger than ${maximumBytes} bytes` };
    case 'not-started':
      return explainNotStarted(end.cause);
    case 'not-taken':
      return { kind: 'failed', message: `the picture could not be taken: ${String(end.cause)}` };
  }
}
