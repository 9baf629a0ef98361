import { join } from 'node:path';
import type { TimeSpan } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import type { CapturedStill } from '../cameras/camera-pictures';
import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import type { Refusal } from '../server/refusals';
import type { Semaphore } from '../server/semaphore';
import { fileInputArguments } from '../sources/file-input-arguments';
import { grabJpeg } from '../sources/stills/grab-jpeg';
import { joinFiles } from './join-files';
import { mediaUnavailable } from './media-unavailable';
import { readStoredParts } from './playing/read-stored-parts';
import type { Stretch } from './playing/stretch';
import { missingFrame, missingRecording, nearEnoughMs, type RecordedPictures } from './recorded-pictures';
import { longestGapMs } from './recorder/segment-writer';
import type { RecordingStore, Segment } from './recording-store';

export interface SegmentRecordingsOptions {
  readonly cameraId: string;
  readonly store: RecordingStore;
  /** Where the segments lie. */
  readonly folder: string;
  readonly findFfmpeg: FfmpegFinder;
  /** Limits how many programs decode at once. */
  readonly semaphore: Semaphore;
}

/** A day of a large camera is 16 GB, which a slow disk reads and writes twice in half an hour. */
const shortestJoiningMs = 120_000;
const joinedPerMs = 40;
const jpegQuality = 82;

/** A real camera's past: what its recorder has left on the disk. */
export function createSegmentRecordings(options: SegmentRecordingsOptions): RecordedPictures {
  const { cameraId, store, folder, findFfmpeg, semaphore } = options;

  /** The segment with the moment, else the nearest one. */
  function segmentNear(timeMs: number): { segment: Segment; nearest: number } | undefined {
    const near = store.segmentsIn(cameraId, { start: timeMs - nearEnoughMs, end: timeMs + nearEnoughMs });
    return near
      .map((segment) => ({ segment, nearest: Math.min(Math.max(timeMs, segment.start), segment.end) }))
      .toSorted((one, other) => Math.abs(one.nearest - timeMs) - Math.abs(other.nearest - timeMs))[0];
  }

  /** Where a segment lies by now: one that was being written has another name when it is closed. */
  function placeOf({ isOpen = false, start, end, file }: Segment): string {
    const found = isOpen ? store.segmentsIn(cameraId, { start, end }).find((segment) => segment.start === start) : null;
    return join(folder, found?.file ?? file);
  }

  async function grab(program: FfmpegProgram, segment: Segment, timeMs: number): Promise<Buffer | null> {
    // Short of the last picture: at the very end of a file there is none to be decoded.
    const offsetMs = Math.max(0, Math.min(timeMs, segment.end - 200) - segment.start);
    const input = ['-ss', (offsetMs / 1_000).toFixed(3), ...fileInputArguments(placeOf(segment))];
    const grabbed = await grabJpeg(program, { arguments: input });
    return grabbed.ok ? grabbed.value : null;
  }

  return {
    nearestTo: (timeMs) => segmentNear(timeMs)?.nearest ?? null,
    async frameAt(capturedAt, heightPixels, signal): Promise<CapturedStill | Refusal> {
      const found = await findFfmpeg();
      if (!found.ok) return mediaUnavailable('encoder-missing', found.error.message);
      const near = segmentNear(capturedAt);
      if (!near) return missingFrame(cameraId, capturedAt);
      const leave = await semaphore.acquire(signal);
      try {
        const jpeg = await grab(found.value, near.segment, capturedAt);
        if (!jpeg) return missingFrame(cameraId, capturedAt);
        if (heightPixels === undefined) return { jpeg, capturedAt };
        const scaled = sharp(jpeg).resize({ height: heightPixels, withoutEnlargement: true });
        return { jpeg: await scaled.jpeg({ quality: jpegQuality }).toBuffer(), capturedAt };
      } finally {
        leave();
      }
    },
    recordedIn: (span, gapMs) => store.recordedIn(cameraId, span, Math.max(gapMs, longestGapMs)),
    bytesOf(spans) {
      const [start, end] = [spans[0]?.start, spans.at(-1)?.end];
      if (start === undefined || end === undefined) return 0;
      return Math.round(bytesWithin(store.segmentsIn(cameraId, { start, end }), spans));
    },
    video(span, nowMs) {
      const segments = store.segmentsIn(cameraId, span).filter(({ end }) => end <= nowMs);
      if (segments.length === 0) return missingRecording(cameraId);
      return {
        // One that is being written is longer the next time.
        origin: [span.start, span.end, ...segments.map(({ isOpen, file, end }) => (isOpen ? `${file} ${end}` : file))],
        make: (file, signal) => joinSegments(segments, span, placeOf, file, findFfmpeg, signal),
      };
    },
    stretches(span, nowMs, signal) {
      const segments = store.segmentsIn(cameraId, span).filter(({ end }) => end <= nowMs);
      return segments.length === 0 ? missingRecording(cameraId) : storedStretches(segments, span, placeOf, signal);
    },
  };
}

/** The bytes of a segment that belong to a span, as if all its time took the same. */
function shareOf({ start, end, sizeBytes }: Segment, span: TimeSpan): number {
  const partMs = Math.min(end, span.end) - Math.max(start, span.start);
  return end > start ? (sizeBytes * partMs) / (end - start) : sizeBytes;
}

/** The bytes of segments that belong to spans, both in order: in one walk, since a day may have thousands of either. */
function bytesWithin(segments: readonly Segment[], spans: readonly TimeSpan[]): number {
  let [bytes, first] = [0, 0];
  for (const segment of segments) {
    while ((spans[first]?.end ?? Number.POSITIVE_INFINITY) <= segment.start) first += 1;
    for (let index = first; ; index += 1) {
      const span = spans[index];
      if (!span || span.start >= segment.end) break;
      bytes += shareOf(segment, span);
    }
  }
  return bytes;
}

async function* storedStretches(
  segments: readonly Segment[],
  { start }: TimeSpan,
  placeOf: (segment: Segment) => string,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  for (const segment of segments) {
    yield { originMs: segment.start, parts: readStoredParts(placeOf(segment), start - segment.start, signal) };
  }
}

/** Gaps are left out. */
async function joinSegments(
  segments: readonly Segment[],
  { start, end }: TimeSpan,
  placeOf: (segment: Segment) => string,
  file: string,
  findFfmpeg: FfmpegFinder,
  signal: AbortSignal,
): Promise<Refusal | undefined> {
  const found = await findFfmpeg();
  if (!found.ok) return mediaUnavailable('encoder-missing', found.error.message);
  const files = segments.map((segment) => ({
    path: placeOf(segment),
    ...(segment.start < start && { fromMs: start - segment.start }),
    // Behind the last whole group of one that is being written half a picture may lie.
    ...((segment.end > end || segment.isOpen) && { untilMs: Math.min(end, segment.end + 1) - segment.start }),
  }));
  const timeoutMs = shortestJoiningMs + (end - start) / joinedPerMs;
  return joinFiles({ files, file, program: found.value.path, timeoutMs }, signal);
}
