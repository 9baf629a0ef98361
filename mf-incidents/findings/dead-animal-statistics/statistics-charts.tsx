import { formatDay, formatNumber, type Translate, useTexts } from '@barnwatch/shared/i18n';
import { Card, PanelBoundary } from '@barnwatch/shared/ui';
import { BarChart, type ChartSeries, LineChart } from '@barnwatch/shared/ui/chart';
import { type ReactNode, useCallback, useMemo } from 'react';
import { daySpan } from '../../barn/day-choice/calendar-day';
import { inWalkingOrder, useBarnCameras } from '../../barn/places/barn-cameras';
import { lastValueOf } from '../../incident-records/record/use-incident';
import styles from './dead-animal-statistics.module.css';
import { type DayRow, meanOf, weekRows } from './mortality';

export interface StatisticsChartsProps {
  readonly rows: readonly DayRow[];
  /** Null where they cannot be compared. */
  readonly rowsBefore: readonly DayRow[] | null;
  readonly cameras: ReadonlyMap<string | null, number>;
}

const height = { wide: 220, narrow: 200 } as const;

/** Per day, since the first day, per week and per camera. */
export function StatisticsCharts({ rows, rowsBefore, cameras }: StatisticsChartsProps) {
  const { t, language } = useTexts('mf-incidents');
  const number = useCallback((value: number) => formatNumber(value, language, 2), [language]);
  const mean = rowsBefore && meanOf(rowsBefore);
  const weeks = weekRows(rows);
  const sinceFirst = cumulativeTitle(rows, t);
  return (
    <div className={styles.charts}>
      <ContainedChart title={sinceFirst} subject={rows}>
        <Cumulative rows={rows} rowsBefore={rowsBefore} />
      </ContainedChart>
      <ContainedChart title={t('deadAnimalStatistics.byDay')} subject={rows}>
        <PerDay rows={rows} mean={mean} />
      </ContainedChart>
      <ContainedChart title={t('deadAnimalStatistics.byWeek')} subject={rows}>
        <BarChart
          name={t('deadAnimalStatistics.byWeek')}
          formatValue={number}
          bars={weeks.map(({ from, to, dead }) => ({
            id: from,
            label: from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`,
            value: dead,
          }))}
        />
      </ContainedChart>
      <ContainedChart title={t('deadAnimalStatistics.byCamera')} subject={cameras}>
        <PerCamera cameras={cameras} />
      </ContainedChart>
    </div>
  );
}

interface ContainedChartProps {
  readonly title: string;
  /** What is drawn: other figures give the chart a new chance. */
  readonly subject: unknown;
  readonly children: ReactNode;
}

/** One chart; one that cannot be drawn costs its own card only (F41). */
function ContainedChart({ title, subject, children }: ContainedChartProps) {
  const { t } = useTexts('mf-incidents');
  return (
    <Card title={title}>
      <PanelBoundary name="dead animal chart" what={t('panel.part')} subject={subject}>
        {children}
      </PanelBoundary>
    </Card>
  );
}

function isShareKnown(rows: readonly DayRow[]): boolean {
  return rows.some(({ share }) => share !== null);
}

/** Of an unknown stock there is no share: then animals are counted. */
function cumulativeTitle(rows: readonly DayRow[], t: Translate): string {
  return t(isShareKnown(rows) ? 'deadAnimalStatistics.sinceFirst' : 'deadAnimalStatistics.countSinceFirst');
}

/** `21.11.` */
function shortDay(day: string): string {
  return formatDay(daySpan(day).start).slice(0, 6);
}

function PerDay({ rows, mean }: { readonly rows: readonly DayRow[]; readonly mean: number | null }) {
  const { t, language } = useTexts('mf-incidents');
  const number = useCallback((value: number) => formatNumber(value, language, 1), [language]);
  const times = useMemo(() => rows.map(({ day }) => daySpan(day).start), [rows]);
  const span = useMemo(() => spanOfRows(rows), [rows]);
  const series = useMemo(
    (): readonly ChartSeries[] => [
      { id: 'dead', label: t('deadAnimalStatistics.dead'), tone: 'first', values: rows.map(({ dead }) => dead) },
      ...(mean === null
        ? []
        : [
            {
              id: 'mean',
              label: t('deadAnimalStatistics.meanBefore'),
              tone: 'quiet',
              values: rows.map(() => mean),
            } as const,
          ]),
    ],
    [rows, mean, t],
  );
  return (
    <LineChart
      name={t('deadAnimalStatistics.byDay')}
      span={span}
      times={times}
      series={series}
      formatValue={number}
      height={height}
    />
  );
}

function Cumulative({ rows, rowsBefore }: Pick<StatisticsChartsProps, 'rows' | 'rowsBefore'>) {
  const { t, language } = useTexts('mf-incidents');
  const hasShare = isShareKnown(rows);
  const formatValue = useCallback(
    (value: number) =>
      hasShare
        ? t('deadAnimalStatistics.percent', { value: formatNumber(value * 100, language, 2) })
        : formatNumber(value, language),
    [hasShare, language, t],
  );
  const times = useMemo(() => rows.map(({ day }) => daySpan(day).start), [rows]);
  const span = useMemo(() => spanOfRows(rows), [rows]);
  const series = useMemo((): readonly ChartSeries[] => {
    const shownValue = ({ share, cumulative }: DayRow) => (hasShare ? share : cumulative);
    return [
      { id: 'now', label: t('deadAnimalStatistics.theseDays'), tone: 'first', values: rows.map(shownValue) },
      ...(rowsBefore === null
        ? []
        : [
            {
              id: 'before',
              label: t('deadAnimalStatistics.daysBefore', { count: rowsBefore.length }),
              tone: 'second',
              values: rowsBefore.map(shownValue),
            } as const,
          ]),
    ];
  }, [rows, rowsBefore, hasShare, t]);
  return (
    <LineChart
      name={cumulativeTitle(rows, t)}
      span={span}
      times={times}
      series={series}
      formatValue={formatValue}
      height={height}
    />
  );
}

function spanOfRows(rows: readonly DayRow[]) {
  return { start: daySpan(rows[0]?.day ?? '').start, end: daySpan(rows.at(-1)?.day ?? '').end };
}

function PerCamera({ cameras }: Pick<StatisticsChartsProps, 'cameras'>) {
  const { t, language } = useTexts('mf-incidents');
  const known = inWalkingOrder(lastValueOf(useBarnCameras()) ?? [], language);
  const names = new Map(known.map(({ cameraId, name }) => [cameraId, name]));
  const order = new Map(known.map(({ cameraId }, index) => [cameraId, index]));
  const place = (cameraId: string | null) => (cameraId === null ? Infinity : (order.get(cameraId) ?? known.length));
  const bars = [...cameras]
    .sort(([one, count], [other, otherCount]) => otherCount - count || place(one) - place(other))
    .map(([cameraId, count]) => ({
      id: cameraId ?? '',
      label: cameraId === null ? t('deadAnimalMap.noCamera') : (names.get(cameraId) ?? cameraId),
      value: count,
    }));
  if (bars.length === 0) return <p className={styles.muted}>{t('deadAnimalStatistics.none')}</p>;
  return (
    <BarChart
      name={t('deadAnimalStatistics.byCamera')}
      bars={bars}
      formatValue={(value) => formatNumber(value, language)}
    />
  );
}
