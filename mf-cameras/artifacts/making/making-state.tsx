import { useTexts } from '@barnwatch/shared/i18n';
import { Button, ErrorState, ProgressBar, RequestFailure } from '@barnwatch/shared/ui';
import styles from './making.module.css';
import type { MakingInHand } from './use-making';

/** What stands in the place of something that is not made yet: how far it is, or why there is none. */
export function MakingState({ making }: { readonly making: MakingInHand }) {
  const { t } = useTexts('mf-cameras');
  const { now, cancel, again } = making;
  switch (now.kind) {
    case 'resting':
      return <p>{t('artifacts.make.resting')}</p>;
    case 'ready':
      return null;
    case 'making':
      return (
        <div className={styles.state}>
          <ProgressBar label={t('artifacts.pending')} share={now.share} />
          <div>
            <Button icon="close" onClick={cancel}>
              {t('artifacts.cancel')}
            </Button>
          </div>
        </div>
      );
    case 'cancelled':
      return (
        <div className={styles.state}>
          <p>{t('artifacts.make.cancelled')}</p>
          <div>
            <Button icon="retry" onClick={again}>
              {t('artifacts.make.again')}
            </Button>
          </div>
        </div>
      );
    case 'failed':
      return <ErrorState what={t('artifacts.failed')} why={now.reason ?? t('artifacts.failedHint')} onRetry={again} />;
    case 'refused':
      return <RequestFailure error={now.error} what={t('artifacts.make.refused')} onRetry={again} />;
  }
}
