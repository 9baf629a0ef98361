import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Button, buttonClass } from '@barnwatch/shared/ui';
import type { InstanceDialogKind } from './barn-dialog';
import { mainAction } from './card-state';

export interface MainButtonProps {
  readonly instance: InstanceView;
  /** Where "Open" leads. */
  readonly target: string;
  readonly onAsk: (kind: InstanceDialogKind, instanceId: string) => void;
}

/** The one thing to do next with an instance. */
export function MainButton({ instance, target, onAsk }: MainButtonProps) {
  const { t } = useTexts('mf-auth');
  const { globalUniqueIdentifier: instanceId } = instance;
  const barn = shownName(instance);
  switch (mainAction(instance)) {
    case 'open':
      return (
        <SuiteLink className={buttonClass('primary')} to={target} aria-label={t('card.openNamed', { barn })}>
          {t('card.open')}
        </SuiteLink>
      );
    case 'account':
      return (
        <SuiteLink className={buttonClass('quiet')} to="/account">
          {t('account.title')}
        </SuiteLink>
      );
    case 'read-eula':
      return (
        <Button kind="primary" aria-label={t('card.readEulaNamed', { barn })} onClick={() => onAsk('eula', instanceId)}>
          {t('card.readEula')}
        </Button>
      );
    case 'sign-in':
      return (
        <Button
          kind="primary"
          aria-label={t('card.signInNamed', { barn })}
          onClick={() => onAsk('sign-in', instanceId)}
        >
          {t('card.signIn')}
        </Button>
      );
  }
}
