import { formatDuration, useTexts } from '@barnwatch/shared/i18n';
import { ErrorState, RequestFailure, useNow } from '@barnwatch/shared/ui';
import { type SignInTrouble, waitLeftMs } from './sign-in-trouble';

/** What went wrong with the last attempt, in the dialog itself: the toast passes. */
export function SignInTroubleLine({ trouble }: { readonly trouble: SignInTrouble }) {
  const { t } = useTexts('mf-auth');
  const secondsLeft = useNow((now) => Math.ceil(waitLeftMs(trouble, now) / 1000));
  switch (trouble.kind) {
    case 'wrong-credentials':
      return <ErrorState form="line" what={t('signIn.wrongCredentials')} why={t('signIn.checkCredentials')} />;
    case 'email-not-verified':
      return <ErrorState form="line" what={t('signIn.notVerified')} />;
    case 'wait':
      if (trouble.until === null) return <ErrorState form="line" what={t('signIn.waitUnknown')} />;
      return secondsLeft > 0 ? (
        <>
          <ErrorState form="line" what={t('signIn.tooMany')} />
          {/* Beside the alert, or every second would be read out. */}
          <p role="timer">{t('signIn.wait', { duration: formatDuration(secondsLeft * 1000) })}</p>
        </>
      ) : (
        <p role="status">{t('signIn.waitOver')}</p>
      );
    case 'request':
      return <RequestFailure form="line" what={t('signIn.notSent')} error={trouble.error} />;
  }
}
