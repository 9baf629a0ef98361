import { formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import type { OutboxEntry, OutboxView } from '@barnwatch/shared/outbox';
import { SuiteLink } from '@barnwatch/shared/routing';
import {
  Age,
  Button,
  buttonClass,
  ConfirmDialog,
  Icon,
  requestErrorWords,
  StateMark,
  useCopy,
} from '@barnwatch/shared/ui';
import { useId, useState } from 'react';
import { LongText } from '../../incident-records/cards/long-text';
import { ActionFailure } from '../../incident-records/incident-actions/action-failure';
import { incidentAddress } from '../../incident-records/record/incident-addresses';
import { entryText, entryWords } from './entry-words';
import styles from './outbox-entries.module.css';

export interface OutboxEntryCardProps {
  readonly entry: OutboxEntry;
  /** Pictures that go with it. */
  readonly pictures: number;
  readonly sending: boolean;
  readonly outbox: Pick<OutboxView, 'retry' | 'discard' | 'replace'>;
  /** Opens the form with the entry's words; null where there is no form for it. */
  readonly onEdit: (() => void) | null;
}

/** One write that is still on this device: what it says, why it waits, and what can be done about it. */
export function OutboxEntryCard({ entry, pictures, sending, outbox, onEdit }: OutboxEntryCardProps) {
  const { t } = useTexts('mf-incidents');
  const frame = useTexts();
  const headingId = useId();
  const copy = useCopy();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const { sort, heading, description } = entryWords(entry, t);
  const { identifier, standing, attempted, write } = entry;
  // Closed or deleted by somebody else: sending it again cannot help.
  const isClosed =
    standing.kind === 'needs-you' &&
    (standing.error.context.reason === 'incident-closed' ||
      (standing.error.code === 'not-found' && (write.call === 'add-event' || write.call === 'close-incident')));
  const canBeNew = isClosed && write.call === 'add-event' && write.incidentType === 'barnIntervention';
  const asNew = () => {
    if (write.call !== 'add-event') return;
    const { trigger, payload, incidentType } = write;
    void outbox.replace(identifier, { call: 'create-incident', type: incidentType, trigger, payload });
  };
  return (
    <li>
      <article className={styles.card} data-standing={standing.kind} aria-labelledby={headingId}>
        <p className={styles.sort}>
          {sort}
          {pictures > 0 && ` · ${t('outboxEntry.pictures', { count: pictures })}`} · <Age since={entry.madeAt} plain />
        </p>
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
        <EntryStanding entry={entry} sending={sending} />
        {description && <LongText text={description} />}
        {standing.kind === 'needs-you' && <ActionFailure what={t('outboxEntry.refused')} error={standing.error} />}
        {standing.kind === 'waiting' && standing.error !== null && !sending && (
          <p className={styles.note}>
            {requestErrorWords(standing.error, frame.t)}
            {standing.error.code !== 'offline' && attempted && ` ${t('outboxEntry.mayHaveArrived')}`}
            {standing.notBefore > 0 && ` ${t('outboxEntry.nextTry', { time: formatTimeOfDay(standing.notBefore) })}`}
          </p>
        )}
        <div className={styles.actions}>
          {canBeNew && (
            <Button kind="primary" onClick={asNew}>
              {t('outboxEntry.asNew')}
            </Button>
          )}
          {!isClosed && onEdit && (
            <Button icon="edit" onClick={onEdit}>
              {t('outboxEntry.edit')}
            </Button>
          )}
          {!isClosed && (
            <Button icon="retry" busy={sending} onClick={() => void outbox.retry(identifier)}>
              {t('outboxEntry.retry')}
            </Button>
          )}
          {isClosed && write.call === 'close-incident' && (
            <Button kind="primary" onClick={() => void outbox.discard(identifier)}>
              {t('outboxEntry.understood')}
            </Button>
          )}
          {isClosed && write.call !== 'close-incident' && (
            <Button icon="copy" onClick={() => void copy(entryText(entry, t))}>
              {t('outboxEntry.copy')}
            </Button>
          )}
          {(write.call === 'add-event' || write.call === 'close-incident') && (
            <SuiteLink className={buttonClass('quiet')} to={incidentAddress(entry.instanceId, write.incidentId)}>
              <Icon name="incident" size={18} /> {t('outboxEntry.open')}
            </SuiteLink>
          )}
          {!(isClosed && write.call === 'close-incident') && (
            <Button icon="delete" onClick={() => setAsksToDiscard(true)}>
              {t('outboxEntry.discard')}
            </Button>
          )}
        </div>
      </article>
      <ConfirmDialog
        open={asksToDiscard}
        kind="danger"
        title={t('outboxEntry.discardTitle')}
        text={t(attempted ? 'outboxEntry.discardArrived' : 'outboxEntry.discardText')}
        confirmLabel={t('outboxEntry.discard')}
        onConfirm={() => void outbox.discard(identifier)}
        onCancel={() => setAsksToDiscard(false)}
      />
    </li>
  );
}

function EntryStanding({ entry, sending }: { readonly entry: OutboxEntry; readonly sending: boolean }) {
  const { t } = useTexts('mf-incidents');
  if (sending) return <StateMark tone="busy" label={t('outboxEntry.sending')} />;
  switch (entry.standing.kind) {
    case 'waiting':
      return <StateMark tone="off" icon="time" label={t('outboxEntry.waits')} />;
    case 'needs-you':
      return <StateMark tone="failed" icon="warning" label={t('outboxEntry.needsYou')} />;
  }
}
