import { type InstanceView, usePermissions } from '@barnwatch/shared/auth-client';
import { useCanOpen } from '@barnwatch/shared/routing';
import type { AddressedCamera } from '../addresses/camera-addresses';
import { type CameraAction, cameraActions } from './camera-actions';

/** What the account may do with a camera in this deployment. */
export function useCameraActions(instance: InstanceView, camera: AddressedCamera): readonly CameraAction[] {
  const { globalUniqueIdentifier: barnId, clockOffsetMs } = instance;
  const permissions = usePermissions(barnId);
  const canOpen = useCanOpen();
  return cameraActions(camera, { barnId, permissions, canOpen, barnNow: Date.now() + (clockOffsetMs ?? 0) });
}
