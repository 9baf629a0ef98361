import { formatNumber, useTexts } from '@barnwatch/shared/i18n';
import { type ChartSeries, LineChart } from '@barnwatch/shared/ui/chart';
import { millisecondsInMinute } from 'date-fns/constants';
import { useCallback, useMemo } from 'react';
import { type HerdSpeed, triedDays } from './herd-speed';
import type { SimulatedWarning } from './simulate-warnings';
import styles from './speed-watchdog.module.css';

export interface SpeedChartProps {
  readonly herd: HerdSpeed;
  /** Body lengths a minute; null while none is typed. */
  readonly threshold: number | null;
  readonly warnings: readonly SimulatedWarning[];
}

/** A check of ten minutes is a hair on a week's chart: a warning is set off over this time, ms. */
const shownWarningMs = 90 * millisecondsInMinute;
const height = { wide: 260, narrow: 220 } as const;

/** The speed of the herd over the last days, the threshold across it, and the moments of a warning behind it. */
export function SpeedChart({ herd, threshold, warnings }: SpeedChartProps) {
  const { t, language } = useTexts('mf-incidents');
  const { times, speeds, stepMs } = herd;
  const span = useMemo(() => ({ start: times[0] ?? 0, end: (times.at(-1) ?? 0) + stepMs }), [times, stepMs]);
  const series = useMemo((): readonly ChartSeries[] => {
    const speed: ChartSeries = { id: 'speed', label: t('speedWatchdog.speed'), tone: 'first', values: speeds };
    if (threshold === null) return [speed];
    const line = { id: 'threshold', label: t('speedWatchdog.threshold'), tone: 'second' } as const;
    return [speed, { ...line, values: times.map(() => threshold) }];
  }, [times, speeds, threshold, t]);
  const shades = useMemo(
    () => warnings.map(({ time }) => ({ start: time - shownWarningMs / 2, end: time + shownWarningMs / 2 })),
    [warnings],
  );
  const formatValue = useCallback((value: number) => formatNumber(value, language, 2), [language]);
  if (times.length === 0) return null;
  return (
    <>
      <LineChart
        name={t('speedWatchdog.chart', { days: triedDays })}
        span={span}
        times={times}
        series={series}
        shades={shades}
        formatValue={formatValue}
        height={height}
      />
      {warnings.length > 0 && <p className={styles.muted}>{t('speedWatchdog.shaded')}</p>}
    </>
  );
}
