import { neighboursOf } from '../../camera-records/camera-filter/neighbours';
import type { Camera } from '../../camera-records/record/camera';

/** Where a camera stands among those that one goes through. */
export interface Steps {
  readonly previous: Camera | null;
  readonly next: Camera | null;
  /** From 1; null for a camera that is not among them. */
  readonly place: number | null;
  readonly total: number;
}

/** The cameras before and after one among those the filter shows, or among all listed if it is not one of them. */
export function stepsOf(shown: readonly Camera[], listed: readonly Camera[], cameraId: string): Steps {
  const isThere = (cameras: readonly Camera[]) => cameras.some((camera) => camera.cameraId === cameraId);
  const walked = isThere(shown) ? shown : listed;
  const index = walked.findIndex((camera) => camera.cameraId === cameraId);
  return { ...neighboursOf(walked, cameraId), place: index < 0 ? null : index + 1, total: walked.length };
}
