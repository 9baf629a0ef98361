import type { InstanceView } from '@barnwatch/shared/auth-client';
import { Dialog } from '@barnwatch/shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type { AddressedCamera } from '../addresses/camera-addresses';
import { CameraActionLinks } from '../camera-actions/camera-action-links';

export type OpenCameraMenu = (camera: AddressedCamera) => void;

export interface CameraMenu {
  /** Stays the same: tiles are not drawn anew because of it. */
  readonly openMenu: OpenCameraMenu;
  /** To be drawn once on the screen, beside the tiles: what is pressed in it is no press on a tile. */
  readonly menu: ReactNode;
}

/** What can be done with one of many cameras, without opening it: above all to record what one sees. */
export function useCameraMenu(instance: InstanceView): CameraMenu {
  const [camera, setCamera] = useState<AddressedCamera | null>(null);
  const openMenu = useCallback(({ cameraId, name }: AddressedCamera) => setCamera({ cameraId, name }), []);
  const menu = camera && (
    <Dialog open title={camera.name} onClose={() => setCamera(null)}>
      <CameraActionLinks instance={instance} camera={camera} />
    </Dialog>
  );
  return { openMenu, menu };
}
