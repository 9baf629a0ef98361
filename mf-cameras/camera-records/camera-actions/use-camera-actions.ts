import { usePermissions } from '@barnwatch/shared/auth-client';
import { useCanOpen } from '@barnwatch/shared/routing';
import type { AddressedCamera } from '../addresses/camera-addresses';
import { type CameraAction, cameraActions } from './camera-actions';

/** What the account may do with a camera in this deployment. */
export function useCameraActions(barnId: string, camera: AddressedCamera): readonly CameraAction[] {
  const permissions = usePermissions(barnId);
  const canOpen = useCanOpen();
  return cameraActions(camera, { barnId, permissions, canOpen });
}
