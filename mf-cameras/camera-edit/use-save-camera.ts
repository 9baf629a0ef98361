import { type RequestError, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useState } from 'react';
import type { Camera } from '../api/camera';
import { type CameraChange, type CameraChangeKey, changeCamera } from '../api/change-camera';

export interface SaveCamera {
  readonly isBusy: boolean;
  /** What the barn refused, part by part. */
  readonly refusals: ReadonlyMap<CameraChangeKey, RequestError>;
  /** Resolves to the camera as it is now, and whether all of it was saved. */
  readonly save: (
    camera: Camera,
    changes: readonly CameraChange[],
  ) => Promise<{ readonly camera: Camera; readonly isComplete: boolean }>;
  /** Forgets what was refused: what was typed is discarded. */
  readonly forget: () => void;
}

const none: ReadonlyMap<CameraChangeKey, RequestError> = new Map();

/** Saves part by part: what is refused is told at its field, and the rest is saved all the same. */
export function useSaveCamera(instanceId: string): SaveCamera {
  const client = useInstanceClient(instanceId);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(none);
  const save: SaveCamera['save'] = async (camera, changes) => {
    setBusy(true);
    setRefusals(none);
    const refused = new Map<CameraChangeKey, RequestError>();
    let saved = camera;
    for (const change of changes) {
      const outcome = await changeCamera(client, camera.cameraId, change);
      if (outcome.ok) saved = outcome.value;
      else refused.set(change.key, outcome.error);
    }
    setRefusals(refused);
    setBusy(false);
    return { camera: saved, isComplete: refused.size === 0 };
  };
  return { isBusy, refusals, save, forget: () => setRefusals(none) };
}
