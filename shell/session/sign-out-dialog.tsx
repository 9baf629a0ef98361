import { shownName, signOut, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ConfirmDialog } from '@barnwatch/shared/ui';
import { WhatIsUnsent } from '../outbox/what-is-unsent';

interface SignOutDialogProps {
  readonly onClose: () => void;
  readonly onSignedOut: () => void;
}

/** Logging out of the selected barn asks first (product 2.5). */
export function SignOutDialog({ onClose, onSignedOut }: SignOutDialogProps) {
  const { t } = useTexts();
  const barn = useSelectedBarn();
  if (barn === null) return null;
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      title={t('signOut.title', { barn: shownName(barn) })}
      text={
        <>
          {t('signOut.text')}
          <WhatIsUnsent instanceId={barn.globalUniqueIdentifier} />
        </>
      }
      confirmLabel={t('signOut.action')}
      onConfirm={() => void signOut(barn.globalUniqueIdentifier).then(onSignedOut)}
    />
  );
}
