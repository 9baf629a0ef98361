import { useLanguage, useTexts } from '@barnwatch/shared/i18n';
import { useGrowingCount } from '@barnwatch/shared/ui';
import { memo, useCallback, useMemo, useRef } from 'react';
import { plusDays } from '../../barn/day-choice/calendar-day';
import { ContainedCard } from '../../incident-records/cards/contained-card';
import type { OwnWords } from '../../incident-records/words/own-words';
import { type JournalRecord, journalDays, latestRecords } from '../journal-records/journal-record';
import { dayWords } from '../journal-records/record-words';
import styles from './documentation.module.css';
import { RecordCard } from './record-card';

/** More records than fill a screen, and as many as are drawn between two presses on a slow phone. */
const growth = { first: 12, step: 24 } as const;

export interface JournalDaysProps {
  /** The same array for as long as nothing changes. */
  readonly records: readonly JournalRecord[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly own: OwnWords;
  /** What hidden records said is still on its way. */
  readonly loading: boolean;
  readonly onDone: () => void;
}

const Card = memo(RecordCard);

/** The records day by day, the latest at once and the others little by little behind them. */
export function JournalDays({ records, today, own, loading, onDone }: JournalDaysProps) {
  const { t } = useTexts('mf-incidents');
  const { language } = useLanguage();
  const days = useMemo(() => journalDays(records), [records]);
  const count = useGrowingCount(records.length, growth);
  const latest = useRef(onDone);
  latest.current = onDone;
  const done = useCallback(() => latest.current(), []);
  const drawn = latestRecords(days, count);
  const grows = count < records.length;
  return drawn.map(({ day, records: ofDay }) => (
    <section
      key={day}
      className={styles.day}
      aria-labelledby={`day-${day}`}
      aria-busy={(grows && day === drawn.at(-1)?.day) || undefined}
    >
      <h2 id={`day-${day}`} className={styles.dayTitle}>
        {dayWords(day, today, plusDays(today, -1), language, t)}
      </h2>
      <ul className={styles.list}>
        {ofDay.map((record) => (
          <ContainedCard
            key={record.incident.incidentId}
            kind="record"
            incidentId={record.incident.incidentId}
            subject={record.incident}
          >
            <Card record={record} own={own} loading={loading} onDone={done} />
          </ContainedCard>
        ))}
      </ul>
    </section>
  ));
}
