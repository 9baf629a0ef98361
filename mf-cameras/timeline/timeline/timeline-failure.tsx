import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, RequestFailure } from '@barnwatch/shared/ui';
import { useSyncExternalStore } from 'react';
import type { FactsStore, QuestionState } from '../facts/facts-store';
import styles from './timeline.module.css';

/** What could not be loaded and why, how old what is shown is, and the way to try again; or that something cannot be read. */
export function TimelineFailure({ store }: { readonly store: FactsStore }) {
  const { t } = useTexts('mf-cameras');
  useSyncExternalStore(store.subscribe, store.version);
  const questions = store.questions();
  const failed = questions.filter(isFailed);
  const [first] = failed;
  const hasSetAside = questions.some((question) => question.kind === 'ready' && question.hasSetAside);
  if (!first) return hasSetAside ? <Banner kind="warning">{t('timeline.setAside')}</Banner> : null;
  const retryAll = () => {
    for (const { retry } of failed) retry();
  };
  return (
    <div className={styles.failure}>
      <RequestFailure form="line" what={t('timeline.failed')} error={first.error} onRetry={retryAll} />
      {first.staleSince !== null && <Age since={first.staleSince} />}
    </div>
  );
}

function isFailed(state: QuestionState): state is QuestionState & { readonly kind: 'failed' } {
  return state.kind === 'failed';
}
