import type { RequestError } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, IconButton, RequestFailure } from '@barnwatch/shared/ui';
import styles from './list-status.module.css';

export interface ListStatusProps {
  /** How much of the list is on the page. */
  readonly words: string;
  /** When it was read, ms since 1970 UTC. */
  readonly receivedAt: number;
  /** What of it could not be read, in words; null where all could. */
  readonly unreadable: string | null;
  /** What could not be done, in words, and why; null where it could. */
  readonly failure: { readonly what: string; readonly error: RequestError } | null;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** How much of a list is on the page, how old it is, and what is wrong with it. */
export function ListStatus({ words, receivedAt, unreadable, failure, refreshing, onRefresh }: ListStatusProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <>
      <div className={styles.status}>
        <output>{words}</output>
        <span className={styles.asOf}>
          <span>
            {t('status.asOf')} <Age since={receivedAt} plain />
          </span>
          <IconButton icon="retry" name={t('status.refresh')} onClick={onRefresh} />
        </span>
      </div>
      {failure && (
        <RequestFailure
          error={failure.error}
          what={failure.what}
          onRetry={onRefresh}
          retrying={refreshing}
          form="line"
        />
      )}
      {unreadable !== null && <Banner kind="warning">{unreadable}</Banner>}
    </>
  );
}
