import type { DiscoveryObject } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import styles from './email-verification.module.css';
import { ResendVerification } from './resend-verification';

export interface CheckMailProps {
  readonly discoveryObject: DiscoveryObject;
  readonly email: string;
}

/** After signing up by e-mail: what is on its way, and what to do when it does not come. */
export function CheckMail({ discoveryObject, email }: CheckMailProps) {
  const { t } = useTexts('mf-auth');
  return (
    <div className={styles.checkMail}>
      <Banner kind="success">{t('emailVerification.sentTo', { email })}</Banner>
      <p className={styles.look}>{t('emailVerification.look')}</p>
      <ResendVerification discoveryObject={discoveryObject} email={email} />
    </div>
  );
}
