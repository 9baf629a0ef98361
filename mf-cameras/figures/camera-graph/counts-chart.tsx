import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { type ChartMark, type ChartSpan, LineChart, StackedChart } from '@barnwatch/shared/ui/chart';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback } from 'react';
import { useChartKeys } from '../chart/use-chart-keys';
import { type CountedLabel, isCountedLabel } from '../data/counted-labels';
import type { TimeTable } from '../data/time-table';
import type { ReadTable } from '../data/use-time-table';
import { isOffered } from '../spans/chosen-span';
import type { GraphView } from '../spans/graph-address';
import { graphSpans } from '../spans/graph-span';
import styles from './camera-graph.module.css';
import { useCountSeries } from './use-count-series';
import type { ChangeGraph } from './use-graph-view';

export interface CountsChartProps {
  readonly view: GraphView;
  readonly read: ReadTable<CountedLabel>;
  readonly labels: readonly CountedLabel[];
  /** Null until the days before are known. */
  readonly before: TimeTable<CountedLabel> | null;
  /** Nights. */
  readonly shades: readonly TimeSpan[];
  /** What happened meanwhile. */
  readonly marks: readonly ChartMark[];
  readonly onChange: ChangeGraph;
}

/** The counts as lines with their usual range, or as layers. */
export function CountsChart({ view, read, labels, before, shades, marks, onChange }: CountsChartProps) {
  const { t, language } = useTexts('mf-cameras');
  useChartKeys(true);
  const series = useCountSeries(read.table, labels, before);
  const formatValue = useCallback((value: number) => formatNumber(value, language), [language]);
  const { mode, hidden } = view;

  function toggle(id: string): void {
    if (!isCountedLabel(id)) return;
    onChange((known) => {
      const next = new Set(known.hidden);
      if (!next.delete(id)) next.add(id);
      return { hidden: next };
    });
  }
  function choose({ start, end }: ChartSpan): void {
    const chosen = { start: Math.round(start), end: Math.round(end) };
    if (isOffered(chosen, graphSpans)) onChange({ span: { kind: 'between', ...chosen } });
  }

  const props = {
    name: t('graph.chartName'),
    span: read.span,
    times: read.table.times,
    series,
    shades,
    marks,
    formatValue,
    moment: view.moment,
    onMoment: (moment: number) => onChange({ moment }),
    onSpan: choose,
    hidden,
    onToggle: toggle,
  };
  return (
    <div className={styles.chart}>
      {mode === 'line' ? <LineChart {...props} /> : <StackedChart {...props} />}
      <p className={styles.key}>
        {shades.length > 0 && (
          <span>
            <span className={styles.nightSample} aria-hidden="true" />
            {t('graph.night')}
          </span>
        )}
        {mode === 'line' && before && (
          <span>
            <span className={styles.bandSample} aria-hidden="true" />
            {t('graph.band')}
          </span>
        )}
      </p>
    </div>
  );
}
