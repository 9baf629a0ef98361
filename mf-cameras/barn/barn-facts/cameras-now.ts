import { cameraState } from '../../camera-records/camera-filter/camera-state';
import type { Camera } from '../../camera-records/record/camera';

/** Each listed camera is in exactly one of these. */
export interface CamerasNow {
  readonly working: readonly Camera[];
  /** The one that is off the longest first; those that were never seen before all others. */
  readonly offline: readonly Camera[];
  readonly hidden: readonly Camera[];
}

export function camerasNow(listed: readonly Camera[]): CamerasNow {
  const inState = (state: ReturnType<typeof cameraState>) => listed.filter((camera) => cameraState(camera) === state);
  return {
    working: inState('working'),
    offline: inState('offline').sort((one, other) => (one.lastSeen ?? 0) - (other.lastSeen ?? 0)),
    hidden: inState('privacy'),
  };
}
