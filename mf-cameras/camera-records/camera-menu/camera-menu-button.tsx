import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import type { AddressedCamera } from '../addresses/camera-addresses';
import styles from './camera-menu.module.css';
import type { OpenCameraMenu } from './use-camera-menu';

export interface CameraMenuButtonProps {
  readonly camera: AddressedCamera;
  readonly onMenu: OpenCameraMenu;
  /** On a picture it is a small disc in a corner, and with a mouse only there while one is at the tile. */
  readonly ground: 'picture' | 'surface';
}

/** Opens what can be done with a camera. */
export function CameraMenuButton({ camera, onMenu, ground }: CameraMenuButtonProps) {
  const { t } = useTexts('mf-cameras');
  return (
    <IconButton
      kind={ground === 'picture' ? 'overlay' : 'plain'}
      icon="more"
      name={t('cameraMenu.open', { name: camera.name })}
      className={ground === 'picture' ? styles.onPicture : styles.onSurface}
      aria-haspopup="dialog"
      onClick={() => onMenu(camera)}
    />
  );
}
