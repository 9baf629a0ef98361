import type { TimeSpan } from '@barnwatch/shared/wire';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { SimulatedCamera } from '../herd/simulated-camera';
import type { Refusal } from '../server/refusals';
import { drawPictures, type PictureRow } from './draw-pictures';
import { refuseUnfinished } from './media-unavailable';

const size = { width: 640, height: 360 } as const;
/** More pictures than this would keep a viewer waiting for long: longer spans have fewer a second. */
const mostPictures = 2_000;
/** Time between two pictures, ms. */
const paces = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 60_000] as const;
const keyframeEvery = 10;
/**
 * A rough estimate. Over 300 pictures, each had 2,900 bytes with 14 pigs by day, 2,200 at night and 5,300 with 90
 * broilers where they were 100 ms apart; 5,900, 9,200 and 11,700 where they were 500 ms apart.
 */
const usualPictureBytes = 6_000;
/** An encoder that has all it needs and says nothing for this long hangs. */
const overdueMs = 300_000;

/** Time between two pictures of a drawn recording, ms. */
function paceOf({ start, end }: TimeSpan): number {
  return paces.find((pace) => (end - start) / pace <= mostPictures) ?? 60_000;
}

/** About how many bytes a drawn recording has. */
export function drawnBytesOf(span: TimeSpan): number {
  return Math.max(1, Math.round((span.end - span.start) / paceOf(span))) * usualPictureBytes;
}

/** Some of the pictures of a recording, evenly apart. */
export type RecordingRow = Omit<PictureRow, 'camera' | 'size'>;

/** A shorter recording is drawn in one go. */
const leastInPart = 200;

/** How a span is drawn: in as many parts, each beginning with a key frame. */
export function planRecording(span: TimeSpan, parts: number): readonly RecordingRow[] {
  const pace = paceOf(span);
  const count = Math.max(1, Math.round((span.end - span.start) / pace));
  const inPart = count < parts * leastInPart ? count : Math.ceil(count / parts / keyframeEvery) * keyframeEvery;
  return Array.from({ length: Math.ceil(count / inPart) }, (_, index) => ({
    start: span.start + index * inPart * pace,
    pace,
    count: Math.min(inPart, count - index * inPart),
  }));
}

export interface RecordingOrder {
  readonly camera: SimulatedCamera;
  readonly row: RecordingRow;
  /** Where it is to be written. */
  readonly file: string;
  /** Path of an ffmpeg with libx264. */
  readonly encoder: string;
}

/**
 * Writes what a simulated camera has seen as MP4, index first. The same camera and pictures always give the same bytes.
 * @param report tells the share that is done
 * @throws the signal's reason
 */
export async function drawRecording(
  { camera, row, file, encoder }: RecordingOrder,
  report: (share: number) => void,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const { input, ended } = runFfmpeg({
    path: encoder,
    arguments: encoding(row.pace, file),
    signal,
    timeoutMs: overdueMs,
    input: true,
    onOutput: () => {},
  });
  if (input) await drawPictures(input, { ...row, camera, size }, ended, report, signal);
  const end = await ended;
  signal.throwIfAborted();
  return end.kind === 'finished' ? undefined : refuseUnfinished(end);
}

/** H.264 that depends on nothing but the pictures: one thread, no dates, no names of programs. */
function encoding(pace: number, file: string): string[] {
  return [
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${size.width}x${size.height}`],
    ...['-framerate', `1000/${pace}`, '-i', 'pipe:0', '-an'],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '28', '-bf', '0', '-threads', '1'],
    ...['-g', `${keyframeEvery}`, '-keyint_min', `${keyframeEvery}`, '-sc_threshold', '0', '-pix_fmt', 'yuv420p'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'],
    ...['-video_track_timescale', '10000', '-movflags', '+faststart', '-f', 'mp4', '-y', `file:${file}`],
  ];
}
