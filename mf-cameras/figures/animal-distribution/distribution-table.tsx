import { formatDateTime, formatNumber, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
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
  const columns = useMemo((): readonly GridColumn<DistributionSample>[] => {
    const indexOf = ({ index }: DistributionSample): number | null => (index === null ? null : index * factor);
    const written = (value: number | null, format: (value: number) => string): string =>
      value === null ? t('graph.gap') : format(value);
    return [
      {
        id: 'time',
        title: t('graph.time'),
        words: ({ time }) => formatDateTime(time),
        rank: ({ time }) => time,
        width: 100,
        grows: true,
        wraps: true,
      },
      {
        id: 'index',
        title: t('distribution.index'),
        words: (sample) => written(indexOf(sample), (value) => formatNumber(value, language, 2)),
        rank: indexOf,
        ...figure,
      },
      ...places.map((place): GridColumn<DistributionSample> => {
        const shareOf = ({ shares }: DistributionSample): number | null => shares[place] ?? null;
        return {
          id: `place ${place}`,
          title: place,
          words: (sample) => written(shareOf(sample), (share) => formatShare(share, language)),
          rank: shareOf,
          ...figure,
        };
      }),
    ];
  }, [factor, places, t, language]);
  return <Grid title={t('distribution.index')} rows={rows} columns={columns} rowKey={timeOf} />;
}

const figure = { align: 'end', width: 80, grows: true, wraps: true } as const;

const timeOf = ({ time }: DistributionSample): string => String(time);
