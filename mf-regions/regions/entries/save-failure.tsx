import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, RequestFailure } from '@barnwatch/shared/ui';
import styles from './entries.module.css';

export interface SaveFailureProps {
  readonly name: string;
  readonly error: RequestError;
  readonly onRetry: () => void;
}

/** Codes of the contract by which a barn tells that somebody else was first (F47). */
const changedCodes: readonly (string | undefined)[] = ['region-type-changed', 'region-specification-changed'];

export function wasOverruled({ context }: RequestError): boolean {
  return changedCodes.includes(context.reason);
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
