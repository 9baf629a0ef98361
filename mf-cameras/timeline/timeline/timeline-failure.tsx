import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, Button, RequestFailure } from '@barnwatch/shared/ui';
import { useSyncExternalStore } from 'react';
import type { FactsStore } from '../facts/facts-store';
import styles from './timeline.module.css';

/**
 * What could not be loaded and why, how old what is shown is, and the way to try again; or that something cannot be
 * read. That only the activity is late is said quietly: all else is there, and it is asked for again by itself.
 */
export function TimelineFailure({ store }: { readonly store: FactsStore }) {
  const { t } = useTexts('mf-cameras');
  useSyncExternalStore(store.subscribe, store.version);
  const questions = store.questions();
  const failed = questions.flatMap(([question, state]) => (state.kind === 'failed' ? [{ question, ...state }] : []));
  const [first] = failed;
  const hasSetAside = questions.some(([, state]) => state.kind === 'ready' && state.hasSetAside);
  if (!first) return hasSetAside ? <Banner kind="warning">{t('timeline.setAside')}</Banner> : null;
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  const isActivity = failed.every(({ question }) => question.of === 'speed');
  if (isActivity && failed.every(({ error }) => error.code === 'timeout')) {
    return (
      <p className={styles.late} role="status">
        {t('timeline.activityLate')}
        <Button kind="plain" icon="retry" onClick={retryAll}>
          {t('timeline.askAgain')}
        </Button>
      </p>
    );
  }
  const what = isActivity ? t('timeline.activityFailed') : t('timeline.failed');
  return (
    <div className={styles.failure}>
      <RequestFailure form="line" what={what} error={first.error} onRetry={retryAll} />
      {first.staleSince !== null && <Age since={first.staleSince} />}
    </div>
  );
}
