import { formatDay, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { type Column, DataTable } from '@barnwatch/shared/ui/data';
import { useMemo } from 'react';
import { daySpan } from '../day-choice/calendar-day';
import type { DayRow } from './mortality';

export interface StatisticsTableProps {
  readonly rows: readonly DayRow[];
  readonly mapAddress: string;
}

/** The same days as a table, the latest first; each leads to its map. */
export function StatisticsTable({ rows, mapAddress }: StatisticsTableProps) {
  const { t, language } = useTexts('mf-incidents');
  const latestFirst = useMemo(() => [...rows].reverse(), [rows]);
  const columns = useMemo((): readonly Column<DayRow>[] => {
    const number = (id: string, title: string, of: (row: DayRow) => number): Column<DayRow> => ({
      id,
      title,
      align: 'end',
      cell: (row) => formatNumber(of(row), language),
      sortKey: of,
    });
    return [
      {
        id: 'day',
        title: t('documentation.day'),
        cell: ({ day }) => <SuiteLink to={`${mapAddress}?day=${day}`}>{formatDay(daySpan(day).start)}</SuiteLink>,
        sortKey: ({ day }) => day,
      },
      number('dead', t('deadAnimalStatistics.dead'), ({ dead }) => dead),
      number('notDead', t('deadAnimalStatistics.notDead'), ({ notDead }) => notDead),
      number('cumulative', t('deadAnimalStatistics.cumulative'), ({ cumulative }) => cumulative),
      {
        id: 'share',
        title: t('deadAnimalStatistics.share'),
        align: 'end',
        cell: ({ share }) =>
          share === null ? '–' : t('deadAnimalStatistics.percent', { value: formatNumber(share * 100, language, 2) }),
        sortKey: ({ share }) => share,
      },
    ];
  }, [t, language, mapAddress]);
  return (
    <DataTable title={t('deadAnimalStatistics.title')} rows={latestFirst} columns={columns} rowKey={({ day }) => day} />
  );
}
