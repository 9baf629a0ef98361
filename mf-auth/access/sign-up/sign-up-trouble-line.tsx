import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState } from '@barnwatch/shared/ui';
import { InstanceFailure } from '../sign-in/instance-failure';
import { WaitLine } from '../sign-in/wait-line';
import type { SignUpTrouble } from './sign-up-trouble';

export interface SignUpTroubleLineProps {
  readonly trouble: SignUpTrouble;
  readonly instance: InstanceView;
}

/** What went wrong with the last attempt, in the form itself: the toast passes. */
export function SignUpTroubleLine({ trouble, instance }: SignUpTroubleLineProps) {
  const { t } = useTexts('mf-auth');
  switch (trouble.kind) {
    case 'in-use':
      // Told at the field.
      return null;
    case 'eula':
      return <ErrorState form="line" what={t('toast.haveToAcceptEula')} />;
    case 'closed':
      return (
        <ErrorState form="line" what={t('signUp.failed')} why={t('signUp.closed', { barn: shownName(instance) })} />
      );
    case 'wait':
      return <WaitLine until={trouble.until} />;
    case 'request':
      return <InstanceFailure instance={instance} what={t('signUp.failed')} error={trouble.error} />;
  }
}
