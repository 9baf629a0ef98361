import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure } from '@barnwatch/shared/ui';
import { useSyncExternalStore } from 'react';
import type { FactsStore, QuestionState } from '../facts/facts-store';
import styles from './timeline.module.css';

/** What could not be loaded and why, how old what is shown is, and the way to try again. */
export function TimelineFailure({ store }: { readonly store: FactsStore }) {
  const { t } = useTexts('mf-cameras');
  useSyncExternalStore(store.subscribe, store.version);
  const failed = store.questions().filter(isFailed);
  const [first] = failed;
  if (!first) return null;
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
