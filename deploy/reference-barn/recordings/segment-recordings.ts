import type { TimeSpan } from '@barnwatch/shared/wire';
import sharp from 'sharp';
import type { CapturedStill } from '../cameras/camera-pictures';
import type { FfmpegFinder, FfmpegProgram } from '../ffmpeg/ffmpeg-program';
import { isRefusal, type Refusal } from '../server/refusals';
import type { Semaphore } from '../server/semaphore';
import { fileInputArguments } from '../sources/file-input-arguments';
import { grabJpeg } from '../sources/stills/grab-jpeg';
import { bytesWithin } from './bytes-within';
import { joinSegments } from './join-segments';
import { mediaUnavailable } from './media-unavailable';
import type { Stretch } from './playing/stretch';
import { missingFrame, missingRecording, nearEnoughMs, type RecordedPictures } from './recorded-pictures';
import { longestGapMs } from './recorder/segment-writer';
import type { RecordingStore, Segment } from './recording-store';
import type { SegmentFiles } from './segment-files';
import { refusedWhereAway, unlessStoreAway } from './store-away';

export interface SegmentRecordingsOptions {
  readonly cameraId: string;
  readonly store: RecordingStore;
  readonly files: SegmentFiles;
  readonly findFfmpeg: FfmpegFinder;
  /** Limits how many programs decode at once. */
  readonly semaphore: Semaphore;
}

const jpegQuality = 82;

/** A real camera's past: what its recorder has left on the disk. */
export function createSegmentRecordings(options: SegmentRecordingsOptions): RecordedPictures {
  const { cameraId, store, files, findFfmpeg, semaphore } = options;

  /** The segment with the moment, else the nearest one. */
  function segmentNear(timeMs: number): { segment: Segment; nearest: number } | undefined {
    const near = store.segmentsIn(cameraId, { start: timeMs - nearEnoughMs, end: timeMs + nearEnoughMs });
    return near
      .map((segment) => ({ segment, nearest: Math.min(Math.max(timeMs, segment.start), segment.end) }))
      .toSorted((one, other) => Math.abs(one.nearest - timeMs) - Math.abs(other.nearest - timeMs))[0];
  }

  async function grab(
    program: FfmpegProgram,
    segment: Segment,
    timeMs: number,
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    // Short of the last picture: at the very end of a file there is none to be decoded.
    const offsetMs = Math.max(0, Math.min(timeMs, segment.end - 200) - segment.start);
    const file = await files.borrow(segment, { fromMs: offsetMs, untilMs: offsetMs + 1 }, signal);
    if (!file) return null;
    try {
      const seconds = (Math.max(0, offsetMs - file.originMs) / 1_000).toFixed(3);
      const grabbed = await grabJpeg(program, { arguments: ['-ss', seconds, ...fileInputArguments(file.path)] });
      return grabbed.ok ? grabbed.value : null;
    } finally {
      await file.leave();
    }
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
        const jpeg = await unlessStoreAway(() => grab(found.value, near.segment, capturedAt, signal));
        if (!jpeg) return missingFrame(cameraId, capturedAt);
        if (isRefusal(jpeg)) return jpeg;
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
        make: (file, signal) =>
          unlessStoreAway(() => joinSegments(segments, span, { files, file, findFfmpeg }, signal)),
      };
    },
    stretches(span, nowMs, signal) {
      const segments = store.segmentsIn(cameraId, span).filter(({ end }) => end <= nowMs);
      return segments.length === 0 ? missingRecording(cameraId) : storedStretches(segments, span, files, signal);
    },
  };
}

async function* storedStretches(
  segments: readonly Segment[],
  { start }: TimeSpan,
  files: SegmentFiles,
  signal: AbortSignal,
): AsyncGenerator<Stretch> {
  for (const segment of segments) {
    const parts = files.parts(segment, start - segment.start, signal);
    yield { originMs: segment.start, parts: refusedWhereAway(parts) };
  }
}
