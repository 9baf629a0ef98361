import { formatDay, formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import { daySpan } from '../../barn/day-choice/calendar-day';
import type { DayRow } from './mortality';

export interface StatisticsTableProps {
  readonly rows: readonly DayRow[];
  readonly mapAddress: string;
}

/** The same days as a table, the latest first; each leads to its map. */
export function StatisticsTable({ rows, mapAddress }: StatisticsTableProps) {
  const { t, language } = useTexts('mf-incidents');
  const latestFirst = useMemo(() => [...rows].reverse(), [rows]);
  const columns = useMemo((): readonly GridColumn<DayRow>[] => {
    const number = (id: string, title: string, of: (row: DayRow) => number | null): GridColumn<DayRow> => ({
      id,
      title,
      words: (row) => {
        const value = of(row);
        return value === null ? '–' : formatNumber(value, language);
      },
      rank: of,
      ...figure,
    });
    return [
      {
        id: 'day',
        title: t('documentation.day'),
        words: ({ day }) => formatDay(daySpan(day).start),
        rank: ({ day }) => daySpan(day).start,
        cell: ({ day }) => <SuiteLink to={`${mapAddress}?day=${day}`}>{formatDay(daySpan(day).start)}</SuiteLink>,
        width: 98,
        grows: true,
      },
      number('dead', t('deadAnimalStatistics.dead'), ({ dead }) => dead),
      number('notDead', t('deadAnimalStatistics.notDead'), ({ notDead }) => notDead),
      number('cumulative', t('deadAnimalStatistics.cumulative'), ({ cumulative }) => cumulative),
      {
        id: 'share',
        title: t('deadAnimalStatistics.share'),
        words: ({ share }) =>
          share === null ? '–' : t('deadAnimalStatistics.percent', { value: formatNumber(share * 100, language, 2) }),
        rank: ({ share }) => share,
        ...figure,
        width: 66,
      },
    ];
  }, [t, language, mapAddress]);
  return <Grid title={t('deadAnimalStatistics.title')} rows={latestFirst} columns={columns} rowKey={dayOfRow} />;
}

const figure = { align: 'end', width: 60, grows: true, wraps: true } as const;

const dayOfRow = ({ day }: DayRow): string => day;
