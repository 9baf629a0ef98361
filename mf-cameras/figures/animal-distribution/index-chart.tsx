import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { LineChart } from '@barnwatch/shared/ui/chart';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useMemo } from 'react';
import { useChartKeys } from '../chart/use-chart-keys';
import styles from './animal-distribution.module.css';
import type { DistributionSample } from './distribution';
import type { Measure } from './measure';

export interface IndexChartProps {
  readonly samples: readonly DistributionSample[];
  readonly measure: Measure;
  readonly span: TimeSpan;
  readonly moment: number | null;
  readonly onMoment: (moment: number) => void;
}

/** One number of each sample over time: the evenness of the spread, or the animals of the only place. */
export function IndexChart({ samples, measure, span, moment, onMoment }: IndexChartProps) {
  const { language } = useTexts('mf-cameras');
  useChartKeys(false);
  const times = useMemo(() => samples.map(({ time }) => time), [samples]);
  const series = useMemo(() => {
    const values = samples.map(measure.valueOf);
    return [{ id: 'index', label: measure.label, tone: 'first' as const, values }];
  }, [samples, measure]);
  const formatValue = useCallback((value: number) => formatNumber(value, language, 2), [language]);
  return (
    <div className={styles.chart}>
      <LineChart
        name={measure.label}
        span={span}
        times={times}
        series={series}
        atLeast={measure.atLeast}
        formatValue={formatValue}
        moment={moment}
        onMoment={onMoment}
      />
    </div>
  );
}
