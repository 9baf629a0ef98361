import type { DiscoveryObject } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, RequestFailure } from '@barnwatch/shared/ui';
import styles from './email-verification.module.css';
import { type Resending, useResend } from './use-resend';

export interface ResendVerificationProps {
  /** Of the instance that sent the first mail. */
  readonly discoveryObject: DiscoveryObject;
  readonly email: string;
}

/** The button that has the verification mail sent again, and below it how that went. */
export function ResendVerification({ discoveryObject, email }: ResendVerificationProps) {
  const { t } = useTexts('mf-auth');
  const { resending, resend } = useResend(discoveryObject);
  return (
    <div className={styles.resend}>
      <Button icon="retry" busy={resending.state === 'sending'} onClick={() => void resend(email)}>
        {t('emailVerification.resend')}
      </Button>
      <ResendResult resending={resending} />
    </div>
  );
}

/** How the last try went, in place: the toast passes. */
export function ResendResult({ resending }: { readonly resending: Resending }) {
  const { t } = useTexts('mf-auth');
  switch (resending.state) {
    case 'idle':
    case 'sending':
      return null;
    case 'sent':
      return <p role="status">{t('emailVerification.sent')}</p>;
    case 'failed':
      return <RequestFailure form="line" what={t('emailVerification.notSent')} error={resending.error} />;
  }
}
