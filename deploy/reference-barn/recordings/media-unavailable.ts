import type { FfmpegEnd } from '../ffmpeg/run-ffmpeg';
import { type Refusal, refuse } from '../server/refusals';

export type MediaProblem =
  | 'encoder-missing'
  | 'encoder-failed'
  | 'encoder-overdue'
  | 'stopped'
  | 'store-away'
  | 'no-room';

/** @param cause for the log */
export function mediaUnavailable(reason: MediaProblem, cause: string): Refusal {
  return refuse('media-unavailable', 'The video cannot be made at present', { details: { reason }, cause });
}

/** Refuses a video whose making ended before it was whole. */
export function refuseUnfinished(end: Exclude<FfmpegEnd, { kind: 'finished' }>): Refusal {
  switch (end.kind) {
    case 'failed':
      return mediaUnavailable('encoder-failed', end.lastWords);
    case 'silent':
    case 'overdue':
      return mediaUnavailable('encoder-overdue', 'ffmpeg took too long');
    case 'stopped':
      return mediaUnavailable('stopped', 'ffmpeg was stopped');
    case 'not-taken':
      return mediaUnavailable('encoder-failed', `the video could not be taken over: ${String(end.cause)}`);
    case 'not-started':
      return mediaUnavailable('encoder-missing', 'ffmpeg could not be started');
  }
}
