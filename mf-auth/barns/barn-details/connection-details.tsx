import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button, ConnectionChip, firstFocusMark, RequestFailure } from '@barnwatch/shared/ui';
import styles from './barn-details.module.css';
import { useConnectionCheck } from './use-connection-check';

/** How the instance is reached, in whole sentences where something is wrong, and checking it again. */
export function ConnectionDetails({ instance }: { readonly instance: InstanceView }) {
  const { t } = useTexts('mf-auth');
  const { t: frameText } = useTexts();
  const { check, start } = useConnectionCheck(instance.globalUniqueIdentifier);
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('details.connection')}</h3>
      <div className={styles.connection}>
        <ConnectionChip instance={instance} />
        <Button {...firstFocusMark} icon="retry" busy={check.state === 'checking'} onClick={start}>
          {t('details.check')}
        </Button>
      </div>
      {instance.strangerAt.length > 0 && <Banner kind="error">{frameText('request.stranger')}</Banner>}
      {instance.reachability === 'blocked-by-browser' && (
        <Banner kind="warning">{frameText('request.blocked-by-browser')}</Banner>
      )}
      {check.state === 'failed' && <RequestFailure form="line" what={t('details.checkFailed')} error={check.error} />}
    </section>
  );
}
