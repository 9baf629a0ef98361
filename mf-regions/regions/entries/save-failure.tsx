import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';
import styles from './entries.module.css';
import { wasOverruled } from './region-edits';

export interface SaveFailureProps {
  readonly name: string;
  readonly error: RequestError;
  readonly onRetry: () => void;
}

/** Why a change was not saved; of a refusal the words name the missing right. */
export function SaveFailure({ name, error, onRetry }: SaveFailureProps) {
  const { t } = useTexts('mf-regions');
  return (
    <div className={styles.failure}>
      {wasOverruled(error) ? (
        <Banner kind="warning">{t('entry.changedMeanwhile')}</Banner>
      ) : (
        <RequestFailure error={error} what={t('entry.notSaved', { name })} onRetry={onRetry} form="line" />
      )}
    </div>
  );
}
