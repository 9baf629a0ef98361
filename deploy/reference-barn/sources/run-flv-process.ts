import type { Writable } from 'node:stream';
import type { FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import { type FfmpegEnd, runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { FlvReader } from '../streaming/flv/flv-reader';
import { readFlvVideo } from '../streaming/flv/flv-video';
import { explainFailure, explainNotStarted } from './explain-failure';
import type { SourceEnd } from './source-end';

/** A coded picture on the time line of the process. */
export interface FlvProcessPicture {
  timestampMs: number;
  keyframe: boolean;
  compositionOffsetMs: number;
  avcc: Uint8Array;
  configuration: Uint8Array;
}

export interface FlvProcessOrder {
  program: FfmpegProgram;
  /** Arguments of an ffmpeg that writes FLV with H.264 to its standard output. */
  arguments: readonly string[];
  signal: AbortSignal;
  /** Ends the run after so long without a byte. */
  silenceMs: number;
  /** As for `runFfmpeg`. */
  startMs?: number;
  /** Gives the process an input for raw frames. */
  input?: boolean;
  onPicture: (picture: FlvProcessPicture) => void;
}

/** Runs an ffmpeg that writes FLV and hands out its pictures. `ended` answers once the process is gone. */
export function runFlvProcess(order: FlvProcessOrder): { input: Writable | null; ended: Promise<SourceEnd> } {
  const stop = new AbortController();
  const reader = new FlvReader();
  let configuration: Uint8Array | null = null;
  let refusal: SourceEnd | null = null;
  const refuse = (end: SourceEnd) => {
    refusal ??= end;
    stop.abort();
  };

  const onOutput = (chunk: Buffer) => {
    const reading = reader.push(chunk);
    if (!reading.ok) return refuse({ kind: 'failed', message: `ffmpeg wrote damaged FLV (${reading.error.code})` });
    for (const tag of reading.tags) {
      if (refusal || order.signal.aborted) return;
      if (tag.type !== 'video') continue;
      const video = readFlvVideo(tag.payload);
      switch (video.kind) {
        case 'configuration':
          configuration = video.record;
          break;
        case 'picture':
          // Without the decoder's configuration nobody can show it, and ffmpeg sends it first or never.
          if (!configuration) return refuse({ kind: 'unsupported', message: 'the parameter sets were not found' });
          order.onPicture({ ...video, timestampMs: tag.timestampMs, configuration });
          break;
        case 'other-codec':
          refuse({ kind: 'unsupported', message: `the video is not H.264 but ${video.codec}` });
          break;
        case 'end-of-sequence':
        case 'damaged':
          break;
      }
    }
  };

  const run = runFfmpeg({
    path: order.program.path,
    arguments: [...order.arguments],
    signal: AbortSignal.any([order.signal, stop.signal]),
    silenceMs: order.silenceMs,
    ...(order.startMs === undefined ? {} : { startMs: order.startMs }),
    onOutput,
    ...(order.input ? { input: true } : {}),
  });
  return {
    input: run.input,
    ended: run.ended.then((end) => (order.signal.aborted ? { kind: 'stopped' } : (refusal ?? sourceEnd(end)))),
  };
}

function sourceEnd(end: FfmpegEnd): SourceEnd {
  switch (end.kind) {
    case 'stopped':
      return { kind: 'stopped' };
    case 'finished':
      return end.lastWords === '' ? { kind: 'finished' } : explainFailure(end.lastWords, { kind: 'finished' });
    case 'silent':
      return { kind: 'silent', silenceMs: end.silenceMs };
    case 'overdue':
      return { kind: 'silent', silenceMs: end.timeoutMs };
    case 'failed':
      return explainFailure(end.lastWords, {
        kind: 'failed',
        message: end.lastWords || `ffmpeg ended with ${end.killedBy ?? end.exitCode}`,
      });
    case 'not-started':
      return explainNotStarted(end.cause);
    case 'not-taken':
      return { kind: 'failed', message: `the pictures could not be taken over: ${String(end.cause)}` };
  }
}
