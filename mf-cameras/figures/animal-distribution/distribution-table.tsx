import { formatDateTime, formatNumber, formatShare, useTexts } from '@barnwatch/shared/i18n';
import { Grid, type GridColumn } from '@barnwatch/shared/ui/grid';
import { useMemo } from 'react';
import type { DistributionSample } from './distribution';
import type { Measure } from './measure';

export interface DistributionTableProps {
  readonly samples: readonly DistributionSample[];
  readonly measure: Measure;
  readonly places: readonly string[];
}

/** The same samples as the chart, newest first. */
export function DistributionTable({ samples, measure, places }: DistributionTableProps) {
  const { t, language } = useTexts('mf-cameras');
  const rows = useMemo(() => [...samples].reverse(), [samples]);
  const columns = useMemo((): readonly GridColumn<DistributionSample>[] => {
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
        title: measure.label,
        words: (sample) => written(measure.valueOf(sample), (value) => formatNumber(value, language, 2)),
        rank: measure.valueOf,
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
  }, [measure, places, t, language]);
  return <Grid title={measure.label} rows={rows} columns={columns} rowKey={timeOf} />;
}

const figure = { align: 'end', width: 80, grows: true, wraps: true } as const;

const timeOf = ({ time }: DistributionSample): string => String(time);
