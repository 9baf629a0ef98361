import { type InstanceView, isPermitted, usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, lazyPart } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { OpenedDialog } from '../opened-dialog/opened-dialog';
import { maySwitchPrivacy } from './privacy-permission';
import { useBarnCameras } from './use-barn-cameras';

/** Fetched when it is opened, and with it what its form is made of: the list of cameras is drawn without. */
const PrivacyDialog = lazyPart(() => import('./privacy-dialog').then((module) => module.PrivacyDialog));

export interface PrivacyButtonProps {
  readonly instance: InstanceView;
  /** Null for all cameras of the barn. */
  readonly camera: { readonly cameraId: string; readonly name: string } | null;
  readonly className?: string | undefined;
}

/**
 * Switches privacy mode on. Not there for those who may not; in its place from the first moment for the others. The one
 * way to end it is that of the banner.
 */
export function PrivacyButton({ instance, camera, className }: PrivacyButtonProps) {
  const { t } = useTexts('mf-cameras');
  const permissions = usePermissions(instance.globalUniqueIdentifier);
  const { asking, cameraIds, hidden } = useBarnCameras(instance);
  const [open, setOpen] = useState(false);
  if (!isPermitted(maySwitchPrivacy, permissions)) return null;
  if (asking) {
    return (
      <Button className={className} icon="privacy" disabled>
        {t('privacy.name')}
      </Button>
    );
  }
  if (cameraIds.length === 0) return null;
  const isOn = camera
    ? (hidden?.cameras.some(({ cameraId }) => cameraId === camera.cameraId) ?? false)
    : (hidden?.areAll ?? false);
  if (isOn) return null;
  return (
    <>
      <Button className={className} icon="privacy" onClick={() => setOpen(true)}>
        {t('privacy.name')}
      </Button>
      {open && (
        <OpenedDialog title={t('privacy.title')} onClose={() => setOpen(false)}>
          <PrivacyDialog instance={instance} camera={camera} cameraIds={cameraIds} onClose={() => setOpen(false)} />
        </OpenedDialog>
      )}
    </>
  );
}
