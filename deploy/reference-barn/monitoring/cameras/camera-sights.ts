import type { CapturedStill } from '../../cameras/camera-pictures';
import { isRefusal, type Refusal } from '../../server/refusals';
import { type Finding, faultyOf, type Sight, unknown, well } from '../fault';

/** What one look at a camera has brought. Times in ms since 1970 UTC. */
export interface CameraLook {
  readonly cameraId: string;
  readonly outcome: CapturedStill | Refusal;
  /** Null: it is not recorded. */
  readonly recording: {
    /** End of the newest recording; null: there is none. */
    readonly newestEnd: number | null;
    /** Since when it could have been recorded without a break: the start, the end of its private time, its return. */
    readonly possibleSince: number;
    readonly segmentMs: number;
  } | null;
  readonly nowMs: number;
}

/** A piece is seen once it is closed, and the disk may take its time. */
const recordingSlackMs = 120_000;

/** Whether the camera sends pictures, and whether they are recorded: one cause is told once. */
export function cameraFindings(look: CameraLook): readonly Finding[] {
  const { cameraId: subject } = look;
  const silent = silenceSight(look.outcome);
  const recording = silent.kind === 'well' ? recordingSight(look) : unknown;
  return [
    { fault: 'cameraSilent', subject, sight: silent },
    ...(look.recording === null ? [] : [{ fault: 'recordingStopped', subject, sight: recording } as const]),
  ];
}

function silenceSight(outcome: CameraLook['outcome']): Sight {
  if (!isRefusal(outcome)) return well;
  switch (outcome.code) {
    case 'camera-offline':
    case 'media-unavailable':
      return faultyOf();
    default:
      // Private, just deleted, or the instance is stopping: nothing is wrong with the camera.
      return unknown;
  }
}

function recordingSight({ recording, nowMs }: CameraLook): Sight {
  if (recording === null) return unknown;
  const { newestEnd, possibleSince, segmentMs } = recording;
  const sinceMs = Math.max(newestEnd ?? 0, possibleSince);
  return nowMs - sinceMs > 2 * segmentMs + recordingSlackMs ? faultyOf() : well;
}
