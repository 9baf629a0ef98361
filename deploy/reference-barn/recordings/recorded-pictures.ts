import type { TimeSpan } from '@barnwatch/shared/wire';
import type { CapturedStill } from '../cameras/camera-pictures';
import { type Refusal, refuse } from '../server/refusals';
import type { FileMaking } from './file-cache';
import type { Stretch } from './playing/stretch';

/** A picture further than this from the moment asked for is not of that moment (contract, readRecordedFrame). */
export const nearEnoughMs = 60_000;

/** What is left of one camera's pictures, whatever its source. Times are ms since 1970 UTC. */
export interface RecordedPictures {
  /** Capture time of the picture nearest to a moment, or null when there is none near enough. */
  nearestTo(timeMs: number, nowMs: number): number | null;
  /** The picture of a capture time that `nearestTo` has answered. @param heightPixels never enlarged */
  frameAt(capturedAt: number, heightPixels: number | undefined, signal: AbortSignal): Promise<CapturedStill | Refusal>;
  /** Times of a span of which there are pictures, in order and apart; gaps up to a length may be closed. */
  recordedIn(span: TimeSpan, gapMs: number, nowMs: number): readonly TimeSpan[];
  /** About how many bytes the video of spans has that are in order and apart. */
  bytesOf(spans: readonly TimeSpan[]): number;
  /** How the video of a span is made, or why there is none. */
  video(span: TimeSpan, nowMs: number): VideoOrder | Refusal;
  /** The coded pictures of a span, and a few around it, or why there are none. */
  stretches(span: TimeSpan, nowMs: number, signal: AbortSignal): AsyncIterable<Stretch> | Refusal;
}

export interface VideoOrder {
  /** Tells everything that the video is made from: equal orders make equal bytes. */
  readonly origin: readonly (string | number)[];
  readonly make: FileMaking;
}

export function missingFrame(cameraId: string, timestamp: number): Refusal {
  return refuse('frame-missing', 'There is no picture of that moment', { details: { cameraId, timestamp } });
}

export function missingRecording(cameraId: string): Refusal {
  return refuse('recording-unknown', 'Nothing was recorded in that span', { details: { cameraId } });
}
