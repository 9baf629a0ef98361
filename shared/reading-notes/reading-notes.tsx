import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, RequestFailure } from '@barnwatch/shared/ui';
import styles from './reading-notes.module.css';

export interface ReadingNotesProps {
  readonly answer: BarnReading<unknown>;
  /** Of the remote. */
  readonly namespace: string;
  /** Whose texts: `failed`, `notRefreshed`, `old` and `unreadable` lie under it. */
  readonly texts: string;
}

/** That a list could not be read, that it is old, that records of it are missing, whole or in part. */
export function ReadingNotes({ answer, namespace, texts }: ReadingNotesProps) {
  const { t } = useTexts(namespace);
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
