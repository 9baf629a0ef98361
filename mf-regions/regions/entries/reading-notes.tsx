import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, RequestFailure } from '@barnwatch/shared/ui';
import styles from './entries.module.css';

export interface ReadingNotesProps {
  readonly answer: BarnReading<unknown>;
  /** Whose texts: `failed`, `notRefreshed`, `old` and `unreadable` lie under it. */
  readonly texts: 'regionTypes' | 'regionSpecifications' | 'regionMappings';
}

/** That a list could not be read, that it is old, that records of it are missing. */
export function ReadingNotes({ answer, texts }: ReadingNotesProps) {
  const { t } = useTexts('mf-regions');
  const known = knownReading(answer);
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
      {known && known.setAside.length > 0 && (
        <Banner kind="warning">{t(`${texts}.unreadable`, { count: known.setAside.length })}</Banner>
      )}
    </>
  );
}
