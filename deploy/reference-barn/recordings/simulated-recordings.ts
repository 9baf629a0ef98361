import { hasSeen, memoryMs, type SimulatedHerd } from '../cameras/observed-herd';
import { framesPerSecond } from '../cameras/simulated-pictures';
import { captureSize, createSimulatedStills } from '../cameras/simulated-stills';
import type { DrawingThread } from '../drawing-thread/open-drawing-thread';
import type { FfmpegFinder } from '../ffmpeg/ffmpeg-program';
import { drawInParts } from './draw-in-parts';
import { drawnBytesOf } from './draw-recording';
import { mediaUnavailable } from './media-unavailable';
import type { DrawnStretches } from './playing/drawn-stretches';
import { missingRecording, nearEnoughMs, type RecordedPictures } from './recorded-pictures';
import { seenPartOf } from './recording-span';

const frameMs = 1_000 / framesPerSecond;

export interface SimulatedRecordingsParts {
  readonly findFfmpeg: FfmpegFinder;
  readonly drawing: readonly DrawingThread[];
  readonly drawn: DrawnStretches;
}

/** A simulated camera's past: drawn when it is asked for, never stored before. */
export function createSimulatedRecordings(
  herd: SimulatedHerd,
  { findFfmpeg, drawing, drawn }: SimulatedRecordingsParts,
): RecordedPictures {
  const { camera, silentSince } = herd;
  const stills = createSimulatedStills(camera, frameMs);
  return {
    nearestTo(timeMs, nowMs) {
      const oldest = Math.ceil((nowMs - memoryMs) / frameMs) * frameMs;
      const newest = Math.min(nowMs, (silentSince ?? nowMs + 1) - 1);
      const nearest = Math.floor(Math.min(Math.max(timeMs, oldest), newest) / frameMs) * frameMs;
      return hasSeen(herd, nearest, nowMs) && Math.abs(nearest - timeMs) <= nearEnoughMs ? nearest : null;
    },
    frameAt: (capturedAt, heightPixels = captureSize.height) =>
      stills.take({ heightPixels, dots: false, timeMs: capturedAt }),
    recordedIn(span, _gapMs, nowMs) {
      const seen = seenPartOf(herd, span, nowMs);
      return seen ? [seen] : [];
    },
    bytesOf: (spans) => spans.reduce((sum, span) => sum + drawnBytesOf(span), 0),
    video(span, nowMs) {
      const seen = seenPartOf(herd, span, nowMs);
      if (!seen) return missingRecording(camera.cameraId);
      return {
        origin: [JSON.stringify(camera), seen.start, seen.end],
        async make(file, signal, report) {
          const found = await findFfmpeg();
          if (!found.ok) return mediaUnavailable('encoder-missing', found.error.message);
          const { path: encoder, features } = found.value;
          if (!features.libx264) return mediaUnavailable('encoder-missing', `${encoder} was built without libx264.`);
          return drawInParts({ camera, span: seen, file, encoder }, drawing, report, signal);
        },
      };
    },
    stretches(span, nowMs, signal) {
      const seen = seenPartOf(herd, span, nowMs);
      if (!seen) return missingRecording(camera.cameraId);
      return drawn.of(camera, seen, Math.min(nowMs, silentSince ?? nowMs), signal);
    },
  };
}
