import { type InstanceView, shownName, signOut } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { AskBeforeLoss } from '../../dialogs/kept-on-device/ask-before-loss';

export interface SignOutDialogProps {
  readonly instance: InstanceView;
  readonly onClose: () => void;
}

/** Logging out of one barn asks first (product 2.5). It works offline too. */
export function SignOutDialog({ instance, onClose }: SignOutDialogProps) {
  const { t } = useTexts('mf-auth');
  const { globalUniqueIdentifier } = instance;
  const barn = shownName(instance);
  return (
    <AskBeforeLoss
      instanceIds={[globalUniqueIdentifier]}
      words={{
        title: t('signOut.title', { barn }),
        text: t('signOut.text'),
        confirm: t('signOut.confirm'),
        done: t('signOut.done', { barn }),
      }}
      act={() => signOut(globalUniqueIdentifier)}
      onClose={onClose}
    />
  );
}
