import { type InstanceView, removeInstance, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConfirmDialog, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { WhatIsLost } from '../kept-on-device/what-is-lost';

export interface RemoveBarnDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}

/** Forgets an instance on this device; says before what is lost with it. */
export function RemoveBarnDialog({ instance, onClose }: RemoveBarnDialogProps) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const barn = shownName(instance);

  async function confirm(): Promise<void> {
    setBusy(true);
    await removeInstance(instance.globalUniqueIdentifier);
    showToast({ kind: 'success', text: t('removeBarn.removed', { barn }) });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('removeBarn.title', { barn })}
      text={
        <>
          {t('removeBarn.text')}
          <WhatIsLost instanceIds={[instance.globalUniqueIdentifier]} />
        </>
      }
      confirmLabel={t('removeBarn.confirm')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
