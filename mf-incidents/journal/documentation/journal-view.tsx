import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Banner, Button, EmptyState, RequestFailure, Skeleton, useNow } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { dayOf } from '../../barn/day-choice/calendar-day';
import { withFirstPayload } from '../../incident-records/record/hidden-record';
import { useOwnWords } from '../../incident-records/words/use-own-words';
import type { JournalFilter } from '../journal-records/journal-filter';
import { useJournal } from '../journal-records/use-journal';
import styles from './documentation.module.css';
import { JournalDays } from './journal-days';

export interface JournalViewProps {
  readonly filter: JournalFilter;
  readonly mayAdd: boolean;
}

/** The records day by day, how old they are, and what is wrong with them. */
export function JournalView({ filter, mayAdd }: JournalViewProps) {
  const { t } = useTexts('mf-incidents');
  const today = useNow(dayOf);
  const { answer, records, unreadable, total, isComplete, hidden } = useJournal(filter);
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const { payloads } = hidden;
  const told = useMemo(() => {
    return (records ?? []).map(({ incident }) => ({
      barnId,
      incident: withFirstPayload(incident, payloads.get(incident.incidentId)),
    }));
  }, [records, payloads, barnId]);
  const ownWords = useOwnWords(told);
  const isFiltered = filter.day !== null || filter.place !== null;
  const receivedAt =
    answer.state === 'ready' ? answer.receivedAt : answer.state === 'failed' ? answer.stale?.receivedAt : undefined;
  return (
    <>
      {ownWords.questions}
      {answer.state === 'failed' && (
        <RequestFailure
          error={answer.error}
          what={t(records ? 'documentation.notRefreshed' : 'documentation.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
          form={records ? 'line' : 'area'}
        />
      )}
      {answer.state === 'loading' && (
        <div className={styles.loading} role="status" aria-label={t('documentation.loading')}>
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </div>
      )}
      {hidden.error && answer.state !== 'failed' && (
        <RequestFailure
          error={hidden.error}
          what={t('documentation.hiddenFailed')}
          onRetry={hidden.retry}
          retrying={hidden.loading}
          form="line"
        />
      )}
      {unreadable > 0 && <Banner kind="warning">{t('documentation.unreadable', { count: unreadable })}</Banner>}
      {records && (
        <p className={styles.status}>
          <output>
            {isComplete
              ? t('documentation.count', { count: records.length })
              : t('documentation.countPart', { count: records.length })}
          </output>
          {receivedAt !== undefined && (
            <span>
              {t('status.asOf')} <Age since={receivedAt} plain />
            </span>
          )}
        </p>
      )}
      {records?.length === 0 && isComplete && (
        <EmptyState
          icon="edit"
          hint={t(isFiltered ? 'documentation.noMatch' : mayAdd ? 'documentation.noneYet' : 'documentation.none')}
        />
      )}
      {records && (
        <JournalDays
          records={records}
          today={today}
          own={ownWords.of(barnId)}
          loading={hidden.loading}
          onDone={answer.retry}
        />
      )}
      {records && !isComplete && (
        <div className={styles.more}>
          <p>{t('documentation.part', { total })}</p>
          <Button busy={answer.state === 'ready' && answer.refreshing} onClick={answer.readOn}>
            {t('documentation.more')}
          </Button>
        </div>
      )}
    </>
  );
}
