import { type InstanceView, shownName, signOut } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConfirmDialog, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { WhatIsLost } from '../kept-on-device/what-is-lost';

/** Logging out of one barn asks first (spec 2). It works offline too. */
export function SignOutDialog({
  instance,
  onClose,
}: {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}) {
  const { t } = useTexts('mf-auth');
  const showToast = useShowToast();
  const [busy, setBusy] = useState(false);
  const barn = shownName(instance);

  async function confirm(): Promise<void> {
    setBusy(true);
    await signOut(instance.globalUniqueIdentifier);
    showToast({ kind: 'success', text: t('signOut.done', { barn }) });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('signOut.title', { barn })}
      text={
        <>
          {t('signOut.text')}
          <WhatIsLost instanceIds={[instance.globalUniqueIdentifier]} />
        </>
      }
      confirmLabel={t('signOut.confirm')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
