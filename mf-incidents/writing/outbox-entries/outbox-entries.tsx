import { useTexts } from '@barnwatch/shared/i18n';
import { type OutboxEntry, useOutbox } from '@barnwatch/shared/outbox';
import styles from './outbox-entries.module.css';
import { OutboxEntryCard } from './outbox-entry-card';

export interface OutboxEntriesProps {
  /** Entries of which kind; all of the barn by default. */
  readonly kind?: string;
  /** Only those that a form can show again. */
  readonly onEdit: ((entry: OutboxEntry) => void) | null;
}

/** What waits on this device to be sent; nothing where nothing waits. */
export function OutboxEntries({ kind, onEdit }: OutboxEntriesProps) {
  const { t } = useTexts('mf-incidents');
  const outbox = useOutbox(kind);
  const { entries, sending } = outbox;
  if (entries.length === 0) return null;
  const parents = new Set(entries.map(({ identifier }) => identifier));
  // A picture is part of its entry's card, as long as that is there.
  const shown = entries.filter(({ write }) => write.call !== 'attach-picture' || !parents.has(write.after));
  const picturesOf = (identifier: string) =>
    entries.filter(({ write }) => write.call === 'attach-picture' && write.after === identifier).length;
  return (
    <section className={styles.section} aria-label={t('interventions.waitingTitle')}>
      <h2 className={styles.title}>
        {t('interventions.waitingTitle')}
        <output className={styles.count}>{t('outboxEntry.waiting', { count: shown.length })}</output>
      </h2>
      <ul className={styles.list}>
        {shown.map((entry) => (
          <OutboxEntryCard
            key={entry.identifier}
            entry={entry}
            pictures={picturesOf(entry.identifier)}
            sending={sending.has(entry.identifier)}
            outbox={outbox}
            onEdit={onEdit && hasForm(entry) ? () => onEdit(entry) : null}
          />
        ))}
      </ul>
    </section>
  );
}

/** A hiding, a closing, a state of the barn and a picture are one press each: there is nothing in them to change. */
function hasForm({ write }: OutboxEntry): boolean {
  switch (write.call) {
    case 'create-incident':
      return true;
    case 'add-event':
      return write.incidentType === 'barnIntervention';
    case 'close-incident':
    case 'attach-picture':
      return false;
  }
}
