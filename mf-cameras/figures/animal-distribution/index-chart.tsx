import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { LineChart } from '@barnwatch/shared/ui/chart';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useMemo } from 'react';
import { useChartKeys } from '../chart/use-chart-keys';
import styles from './animal-distribution.module.css';
import type { DistributionSample } from './distribution';

export interface IndexChartProps {
  readonly samples: readonly DistributionSample[];
  readonly factor: number;
  readonly span: TimeSpan;
  readonly moment: number | null;
  readonly onMoment: (moment: number) => void;
}

/** The evenness of the spread over time, times the factor. */
export function IndexChart({ samples, factor, span, moment, onMoment }: IndexChartProps) {
  const { t, language } = useTexts('mf-cameras');
  useChartKeys(false);
  const times = useMemo(() => samples.map(({ time }) => time), [samples]);
  const series = useMemo(() => {
    const values = samples.map(({ index }) => (index === null ? null : index * factor));
    return [{ id: 'index', label: t('distribution.index'), tone: 'first' as const, values }];
  }, [samples, factor, t]);
  const formatValue = useCallback((value: number) => formatNumber(value, language, 2), [language]);
  return (
    <div className={styles.chart}>
      <LineChart
        name={t('distribution.index')}
        span={span}
        times={times}
        series={series}
        atLeast={factor}
        formatValue={formatValue}
        moment={moment}
        onMoment={onMoment}
      />
    </div>
  );
}
