import { formatDay, useTexts } from '@barnwatch/shared/i18n';
import {
  Age,
  Banner,
  Button,
  EmptyState,
  lazyPart,
  PanelBoundary,
  Skeleton,
  saveFile,
  useNow,
} from '@barnwatch/shared/ui';
import { Suspense, useMemo } from 'react';
import { dayOf, daySpan } from '../../barn/day-choice/calendar-day';
import type { Finding } from '../dead-animals/finding';
import { findingsIn } from '../dead-animals/findings-query';
import { FindingsStatus } from '../dead-animals/findings-status';
import { useFindings } from '../dead-animals/use-findings';
import { batchOf } from './batch';
import { BatchLine } from './batch-line';
import styles from './dead-animal-statistics.module.css';
import { KeyFigures } from './key-figures';
import { cameraCounts, type DayCount, dayRows, deadIn, mortalityDays, spanOf, wholeOf } from './mortality';
import { statisticsCsv } from './statistics-csv';
import { stockOver, useRecordStart, useStock } from './stock';

const StatisticsCharts = lazyPart(() => import('./statistics-charts').then((module) => module.StatisticsCharts));
const StatisticsTable = lazyPart(() => import('./statistics-table').then((module) => module.StatisticsTable));

const noFindings: readonly Finding[] = [];

export interface StatisticsViewProps {
  readonly count: DayCount;
  readonly isTable: boolean;
  readonly mapAddress: string;
}

/** The days up to today beside as many days before, from the first question to what can be seen. */
export function StatisticsView({ count, isTable, mapAddress }: StatisticsViewProps) {
  const { t, language } = useTexts('mf-incidents');
  const today = useNow(dayOf);
  const shown = useMemo(() => mortalityDays(today, count), [today, count]);
  const span = useMemo(() => spanOf(shown), [shown]);
  const question = useMemo(() => findingsIn(span), [span]);
  const found = useFindings(question);
  const { findings, receivedAt } = found;
  const { counts: stocks, unreadable } = useStock(span.end);
  const recordedSince = useRecordStart();
  const recordedFrom = recordedSince === null ? null : dayOf(recordedSince);
  const { days, before } = shown;
  const stock = stockOver(stocks, wholeOf(days, today));
  const batch = useMemo(() => batchOf(stocks), [stocks]);
  const known = findings ?? noFindings;
  const rows = useMemo(() => dayRows(known, days, stock, recordedFrom), [known, days, stock, recordedFrom]);
  const rowsBefore = useMemo(
    () => dayRows(known, before, stockOver(stocks, wholeOf(before, today)), recordedFrom),
    [known, before, stocks, today, recordedFrom],
  );
  const cameras = useMemo(() => cameraCounts(known, days), [known, days]);
  const isEmpty = deadIn(rows) === 0;
  // Days of which nothing could be recorded are nothing to measure by, nor are those of which that is not known.
  const isRecorded = recordedSince !== null && recordedSince < daySpan(before[0] ?? today).end;
  const comparable = isRecorded ? rowsBefore : null;

  function download(): void {
    const headings = {
      day: t('documentation.day'),
      dead: t('deadAnimalStatistics.dead'),
      notDead: t('deadAnimalStatistics.notDead'),
      cumulative: t('deadAnimalStatistics.cumulative'),
      share: t('deadAnimalStatistics.shareColumn'),
    };
    const content = statisticsCsv(rows, headings, language);
    saveFile(
      new Blob([content], { type: 'text/csv;charset=utf-8' }),
      t('deadAnimalStatistics.fileName', { day: today }),
    );
  }

  return (
    <>
      <FindingsStatus found={found} height="30rem" />
      {findings && (
        <>
          {unreadable > 0 && (
            <Banner kind="warning">{t('deadAnimalStatistics.stockUnreadable', { count: unreadable })}</Banner>
          )}
          <KeyFigures rows={rows} rowsBefore={comparable} stock={stock} />
          <div className={styles.status}>
            <Button icon="download" onClick={download}>
              {t('deadAnimalStatistics.export')}
            </Button>
            {receivedAt !== null && (
              <span className={styles.muted}>
                {t('status.asOf')} <Age since={receivedAt} plain />
              </span>
            )}
          </div>
          {isEmpty && <EmptyState icon="success" hint={t('deadAnimalStatistics.none')} />}
          <Suspense fallback={<Skeleton height="24rem" />}>
            {isTable && (
              <PanelBoundary name="table of dead animals" what={t('panel.part')} subject={rows}>
                <StatisticsTable rows={rows} mapAddress={mapAddress} />
              </PanelBoundary>
            )}
            {!isTable && !isEmpty && <StatisticsCharts rows={rows} rowsBefore={comparable} cameras={cameras} />}
          </Suspense>
          {/* Known later than the findings: nothing stands below it that could be pushed away. */}
          {batch && <BatchLine batch={batch} until={span.end} />}
          {comparable === null && recordedSince !== null && (
            <p className={styles.muted}>{t('deadAnimalStatistics.recordedSince', { day: formatDay(recordedSince) })}</p>
          )}
        </>
      )}
    </>
  );
}
