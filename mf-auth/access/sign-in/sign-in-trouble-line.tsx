import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { ErrorState } from '@barnwatch/shared/ui';
import { ResendVerification } from '../../identity/email-verification/resend-verification';
import { InstanceFailure } from './instance-failure';
import type { SignInTrouble } from './sign-in-trouble';
import type { PasswordMethod } from './typed-identity';
import { WaitLine } from './wait-line';

export interface SignInTroubleLineProps {
  readonly trouble: SignInTrouble;
  readonly method: PasswordMethod;
  readonly instance: InstanceView;
  /** As typed. */
  readonly email: string;
}

const wrongKeys = {
  username: 'signIn.wrongCredentials',
  email: 'signIn.wrongEmailCredentials',
} as const satisfies Record<PasswordMethod, string>;

/** What went wrong with the last attempt, in the dialog itself: the toast passes. */
export function SignInTroubleLine({ trouble, method, instance, email }: SignInTroubleLineProps) {
  const { t } = useTexts('mf-auth');
  switch (trouble.kind) {
    case 'wrong-credentials':
      return <ErrorState form="line" what={t(wrongKeys[method])} why={t('signIn.checkCredentials')} />;
    case 'email-not-verified':
      return (
        <>
          <ErrorState form="line" what={t('toast.verifyFirst')} why={t('signIn.notVerified')} />
          <ResendVerification discoveryObject={instance.discoveryObject} email={email} />
        </>
      );
    case 'wait':
      return <WaitLine until={trouble.until} />;
    case 'request':
      return <InstanceFailure instance={instance} what={t('signIn.notSent')} error={trouble.error} />;
  }
}
