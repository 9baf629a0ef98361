import type { InstanceView } from '@barnwatch/shared/auth-client';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useEffect } from 'react';
import { pagePictures } from '../../pictures/page/page-pictures';
import type { Place } from '../../pictures/page/use-place';
import { type StillAtHand, useStill } from '../../pictures/page/use-still';
import { type Camera, isDecommissioned } from '../record/camera';

/** On the screen a still is renewed this often; near it the five minutes of product 9.10 hold. */
const renewEveryMs = 10_000;

/**
 * The still of a listed camera. In privacy mode none is asked for, and those at hand are deleted at once.
 *
 * @param intervalMs time between two stills while it can be seen
 */
export function useCameraStill(
  instance: InstanceView,
  camera: Camera,
  place: Place,
  intervalMs: number = renewEveryMs,
): StillAtHand {
  const { cameraId, privacy } = camera;
  const instanceId = instance.globalUniqueIdentifier;
  const accountId = instance.accountId ?? '';
  useEffect(() => {
    if (privacy.active) pagePictures().forget(pictureKey(instanceId, accountId, cameraId));
  }, [privacy.active, instanceId, accountId, cameraId]);
  const shown = !privacy.active && !isDecommissioned(camera);
  return useStill({ instance, cameraId, place, intervalMs: shown ? intervalMs : null, fallback: !camera.online });
}
