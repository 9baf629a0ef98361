import type { InstanceClient, RequestError } from '@barnwatch/shared/auth-client';
import type { Camera } from '../../camera-records/record/camera';
import { type CameraChange, type CameraChangeKey, changeCamera } from '../../camera-records/record/change-camera';

export interface SavedCamera {
  /** As it is now. */
  readonly camera: Camera;
  /** What the barn refused, part by part. */
  readonly refusals: Readonly<Partial<Record<CameraChangeKey, RequestError>>>;
}

/** Saves part by part: what is refused is told at its field, and the rest is saved all the same. */
export async function saveCamera(
  client: InstanceClient,
  before: Camera,
  changes: readonly CameraChange[],
  signal: AbortSignal,
): Promise<SavedCamera> {
  const refusals: Partial<Record<CameraChangeKey, RequestError>> = {};
  let camera = before;
  for (const change of changes) {
    if (signal.aborted) break;
    const outcome = await changeCamera(client, camera.cameraId, change, signal);
    if (outcome.ok) camera = outcome.value;
    else refusals[change.key] = outcome.error;
  }
  return { camera, refusals };
}
