import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, Skeleton, StateMark } from '@barnwatch/shared/ui';
import { LimitedHtml } from '@barnwatch/shared/ui/limited-html';
import { useId } from 'react';
import { IncidentActionButtons } from '../../incident-records/incident-actions/incident-action-buttons';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { WaitingMark } from '../../incident-records/waiting/waiting-mark';
import { wordFor } from '../../incident-records/words/known-words';
import { classificationWords, type OwnWords } from '../../incident-records/words/own-words';
import type { JournalRecord } from '../journal-records/journal-record';
import { PlaceWords } from '../journal-records/place-words';
import { timeOfDayWords } from '../journal-records/record-words';
import styles from './documentation.module.css';

export interface RecordCardProps {
  readonly record: JournalRecord;
  /** What its barn calls what we have no words for. */
  readonly own: OwnWords;
  /** What a hidden record said is still on its way. */
  readonly loading: boolean;
  readonly onDone: () => void;
}

const offered = ['hide', 'unhide'] as const;

/** One record of the journal. */
export function RecordCard({ record, own, loading, onDone }: RecordCardProps) {
  const { t } = useTexts('mf-incidents');
  const barnId = useSelectedBarn()?.globalUniqueIdentifier ?? '';
  const headingId = useId();
  const { incident, content, hiddenReason, firstPayload } = record;
  const classified = content ? classificationWords(content.classification, own, t) : t('card.hiddenRecord');
  const specified = content?.specification ? wordFor('specification', content.specification, t) : null;
  return (
    <li className={styles.place}>
      <article className={styles.record} data-hidden={hiddenReason !== null || undefined} aria-labelledby={headingId}>
        <p className={styles.when}>{content ? timeOfDayWords(content.time, t) : formatTimeOfDay(incident.openedAt)}</p>
        <div className={styles.body}>
          <h3 id={headingId} className={styles.heading}>
            <SuiteLink className={styles.link} to={incidentAddress(barnId, incident.incidentId)}>
              {specified ?? classified}
            </SuiteLink>
          </h3>
          <p className={styles.sort}>
            {specified !== null && <span>{classified}</span>}
            {content && <PlaceWords place={content.place} />}
          </p>
          {hiddenReason !== null && (
            <p className={styles.reason}>
              <StateMark tone="off" icon="hide" label={t('state.hidden')} /> {hiddenReason}
            </p>
          )}
          {incident.state === 'closed' && <StateMark tone="off" icon="lock" label={t('state.closed')} />}
          <WaitingMark incidentId={incident.incidentId} />
          {content && <LimitedHtml html={content.html} />}
          {!content && loading && <Skeleton height="3rem" />}
          {!content && !loading && (
            <p className={styles.sort}>
              <Icon name="damaged" size={16} /> {t('documentation.noContent')}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <IncidentActionButtons incident={incident} only={offered} firstPayload={firstPayload} onDone={onDone} />
        </div>
      </article>
    </li>
  );
}
