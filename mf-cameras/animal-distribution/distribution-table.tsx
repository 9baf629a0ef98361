import { formatDateTime, formatNumber, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { type Column, DataTable } from '@barnwatch/shared/ui/data';
import { useMemo } from 'react';
import type { DistributionSample } from './distribution';

export interface DistributionTableProps {
  readonly samples: readonly DistributionSample[];
  readonly factor: number;
  readonly places: readonly string[];
}

/** The same samples as the chart, newest first. */
export function DistributionTable({ samples, factor, places }: DistributionTableProps) {
  const { t, language } = useTexts('mf-cameras');
  const rows = useMemo(() => [...samples].reverse(), [samples]);
  const columns = useMemo((): readonly Column<DistributionSample>[] => {
    const indexOf = ({ index }: DistributionSample): number | null => (index === null ? null : index * factor);
    const written = (value: number | null, format: (value: number) => string): string =>
      value === null ? t('graph.gap') : format(value);
    return [
      { id: 'time', title: t('graph.time'), cell: ({ time }) => formatDateTime(time), sortKey: ({ time }) => time },
      {
        id: 'index',
        title: t('distribution.index'),
        align: 'end',
        cell: (sample) => written(indexOf(sample), (value) => formatNumber(value, language, 2)),
        sortKey: indexOf,
      },
      ...places.map((place): Column<DistributionSample> => {
        const shareOf = ({ shares }: DistributionSample): number | null => shares[place] ?? null;
        return {
          id: `place ${place}`,
          title: place,
          align: 'end',
          cell: (sample) => written(shareOf(sample), (share) => formatShare(share, language)),
          sortKey: shareOf,
        };
      }),
    ];
  }, [factor, places, t, language]);
  return (
    <DataTable title={t('distribution.index')} rows={rows} columns={columns} rowKey={({ time }) => String(time)} />
  );
}
