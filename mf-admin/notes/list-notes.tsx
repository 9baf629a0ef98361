import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, RequestFailure } from '@barnwatch/shared/ui';
import styles from './list-notes.module.css';

export interface ListNotesProps {
  readonly answer: BarnReading<unknown>;
  /** Whose texts: `failed`, `notRefreshed`, `old` and `unreadable` lie under it. */
  readonly texts: 'accounts' | 'roles' | 'permissions' | 'accountAccess' | 'serviceAccounts';
}

/** That a list could not be read, that it is old, that records of it are missing. */
export function ListNotes({ answer, texts }: ListNotesProps) {
  const { t } = useTexts('mf-admin');
  const known = knownReading(answer);
  const lost = known ? known.setAside.length + known.setAsideWithin.length : 0;
  return (
    <>
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? `${texts}.notRefreshed` : `${texts}.failed`)}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p className={styles.old}>
              {t(`${texts}.old`)} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {lost > 0 && <Banner kind="warning">{t(`${texts}.unreadable`, { count: lost })}</Banner>}
    </>
  );
}
