import type { BarnFault } from '@barnwatch/shared/wire';
import type { CapturedStill } from '../../cameras/camera-pictures';
import { isRefusal, type Refusal } from '../../server/refusals';
import { type Finding, faultyOf, type Sight, unknown, well } from '../fault';

/** What one look at a camera has brought. */
export interface CameraLook {
  readonly cameraId: string;
  readonly outcome: CapturedStill | Refusal;
  /** Null: it is not recorded. */
  readonly recording: {
    /** How long no new recording has come, although the camera was there; ms of a clock that never jumps. */
    readonly quietMs: number;
    readonly segmentMs: number;
  } | null;
}

/** A piece is seen once it is closed, and the disk may take its time. */
const recordingSlackMs = 120_000;

/** Everything that looks at cameras look for. */
export const cameraFaults = [
  'cameraSilent',
  'recordingStopped',
  'lensDirty',
  'cameraMoved',
  'pictureFrozen',
] as const satisfies readonly BarnFault[];

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

function recordingSight({ recording }: CameraLook): Sight {
  if (recording === null) return unknown;
  return recording.quietMs > 2 * recording.segmentMs + recordingSlackMs ? faultyOf() : well;
}

/** Of a camera that could not be looked at at all. */
export function unknownFindings(cameraId: string): readonly Finding[] {
  return cameraFaults.map((fault) => ({ fault, subject: cameraId, sight: unknown }));
}
