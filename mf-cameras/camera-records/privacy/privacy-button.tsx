import { type InstanceView, isPermitted, usePermissions } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { EndPrivacyDialog } from './end-privacy-dialog';
import { PrivacyDialog } from './privacy-dialog';
import { maySwitchPrivacy } from './privacy-permission';
import { useBarnCameras } from './use-barn-cameras';

export interface PrivacyButtonProps {
  readonly instance: InstanceView;
  /** Null for all cameras of the barn. */
  readonly camera: { readonly cameraId: string; readonly name: string } | null;
  readonly className?: string | undefined;
}

/** Switches privacy mode on or off. Not there for those who may not; in its place from the first moment for the others. */
export function PrivacyButton({ instance, camera, className }: PrivacyButtonProps) {
  const { t } = useTexts('mf-cameras');
  const permissions = usePermissions(instance.globalUniqueIdentifier);
  const { asking, cameraIds, hidden } = useBarnCameras(instance);
  const [open, setOpen] = useState<'begin' | 'end' | null>(null);
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
  // The banner of the whole barn stands right below, with the way to end it.
  if (!camera && isOn) return null;
  const close = () => setOpen(null);
  return (
    <>
      <Button className={className} icon="privacy" onClick={() => setOpen(isOn ? 'end' : 'begin')}>
        {t(isOn ? 'privacy.endOf' : 'privacy.name')}
      </Button>
      {open === 'begin' && <PrivacyDialog instance={instance} camera={camera} cameraIds={cameraIds} onClose={close} />}
      {camera && (
        <EndPrivacyDialog
          instance={instance}
          scope={{ kind: 'camera', cameraId: camera.cameraId }}
          name={camera.name}
          open={open === 'end'}
          onClose={close}
        />
      )}
    </>
  );
}
