import { type InstanceView, shownName, signOutEverywhere } from '@barnwatch/shared/auth-client';
import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { ConfirmDialog, useShowToast } from '@barnwatch/shared/ui';
import { useState } from 'react';
import { WhatIsLost } from '../kept-on-device/what-is-lost';

export interface SignOutEverywhereDialogProps {
  readonly instances: readonly InstanceView[];
  readonly onClose: () => void;
}

/** More names than this would hide the question. */
const NAMES_SHOWN = 5;

/** Signing out of every instance asks first, and says what this device forgets with that. It works offline too. */
export function SignOutEverywhereDialog({ instances, onClose }: SignOutEverywhereDialogProps) {
  const { t } = useTexts('mf-auth');
  const { language } = useLanguage();
  const showToast = useShowToast();
  // As they were when it was asked: signing out empties the list one by one.
  const [asked] = useState(instances);
  const [busy, setBusy] = useState(false);
  const more = asked.length - NAMES_SHOWN;
  const names = asked.slice(0, more > 0 ? NAMES_SHOWN : undefined).map(shownName);
  const barns = new Intl.ListFormat(language).format(
    more > 0 ? [...names, t('account.moreBarns', { count: more })] : names,
  );

  async function confirm(): Promise<void> {
    setBusy(true);
    await signOutEverywhere();
    showToast({ kind: 'success', text: t('account.signedOutEverywhere') });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('account.signOutEverywhereTitle')}
      text={
        <>
          {t('account.signOutEverywhereText', { barns })}
          <WhatIsLost instanceIds={asked.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)} />
        </>
      }
      confirmLabel={t('account.signOutEverywhere')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
