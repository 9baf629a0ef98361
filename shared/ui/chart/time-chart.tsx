import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { formatDateTime, formatDuration, useDoorTexts } from '../../i18n';
import { ChartLegend } from './chart-legend';
import { chartTexts } from './chart-texts';
import { CursorMarks } from './cursor-marks';
import type { ChartMark, ChartSeries, ChartShade, ChartSpan } from './data/chart-series';
import { rowAfterKey } from './data/cursor-step';
import { nearestRow, newestRow } from './data/nearest-row';
import { spanAfterKey } from './data/zoom';
import { EventMarks } from './event-marks';
import type { PlotKind } from './plot/plot-data';
import { usePlot } from './plot/use-plot';
import { useChartPointer } from './pointer/use-chart-pointer';
import styles from './time-chart.module.css';

export interface TimeChartProps {
  /** What the chart shows. */
  readonly name: string;
  /** What the time axis covers; times without rows in it stay empty. */
  readonly span: ChartSpan;
  /** Ascending, in ms since 1970 UTC; may be tens of thousands. Keep the array as long as it is the same. */
  readonly times: readonly number[];
  readonly series: readonly ChartSeries[];
  /** Set off behind everything, such as nights. */
  readonly shades?: readonly ChartShade[];
  /** What happened: marked along the upper edge. Whoever gives them lists them in words as well. */
  readonly marks?: readonly ChartMark[];
  /** Greatest value that the axis reaches whatever is drawn; 0 by default. */
  readonly atLeast?: number;
  /** How a value is written: at the axis and at the cursor. */
  readonly formatValue: (value: number) => string;
  /** The moment that is chosen: a click, a tap or Enter on the cursor. */
  readonly moment?: number | null;
  readonly onMoment?: (moment: number) => void;
  /** Dragging with a mouse, and + and −, choose another span; without it they do nothing. */
  readonly onSpan?: (span: ChartSpan) => void;
  /** Ids of the series that are not drawn. */
  readonly hidden?: ReadonlySet<string>;
  readonly onToggle?: (id: string) => void;
  /** In CSS px, on wide and on narrow pages. */
  readonly height?: { readonly wide: number; readonly narrow: number };
}

const none: ReadonlySet<string> = new Set();
const noShades: readonly ChartShade[] = [];
const noMarks: readonly ChartMark[] = [];
const usualHeight = { wide: 340, narrow: 260 };

/** A chart over time with a cursor for mouse, finger and keyboard; the cursor is read out as a slider over the rows. */
export function TimeChart({ kind, ...props }: TimeChartProps & { readonly kind: PlotKind }) {
  const { name, span, times, series, formatValue, shades = noShades, marks = noMarks, atLeast = 0 } = props;
  const { moment = null, onMoment, onSpan, hidden = none, onToggle, height = usualHeight } = props;
  const { t } = useDoorTexts(chartTexts);
  const keysId = useId();
  const host = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = useMemo(() => series.filter(({ id }) => !hidden.has(id)), [series, hidden]);
  const content = useMemo(
    () => ({ kind, times, series: shown, span, shades, atLeast, formatTick: formatValue }),
    [kind, times, shown, span, shades, atLeast, formatValue],
  );
  const drawn = usePlot(host, content);
  const area = drawn?.area ?? null;
  const courseStep = drawn?.courseStep ?? 0;
  const pointer = useChartPointer({
    area,
    span,
    onPoint: setPointed,
    onChoose: (chosen) => onMoment?.(times[nearestRow(times, chosen)] ?? chosen),
    onDrag: onSpan,
  });

  const at = pointed ?? moment;
  const row = at === null ? -1 : nearestRow(times, at);
  const rowTime = times[row] ?? null;
  // Whoever points at nothing reads what is now.
  const newest = useMemo(() => newestRow(times, shown), [times, shown]);
  const readRow = row < 0 ? newest : row;
  const readTime = times[readRow] ?? null;
  const read = ({ values }: ChartSeries): string => {
    const value = values[readRow] ?? null;
    return value === null ? '–' : formatValue(value);
  };
  const readWords =
    readTime === null
      ? t('chart.noCursor')
      : row < 0
        ? t('chart.newest', { time: formatDateTime(readTime) })
        : formatDateTime(readTime);
  const inWords =
    readTime === null ? readWords : [readWords, ...shown.map((one) => `${one.label} ${read(one)}`)].join(', ');

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = rowAfterKey(event, row, times.length);
    const zoomed = next === null && onSpan ? spanAfterKey(event.key, span, rowTime) : null;
    if (next !== null) setPointed(times[next] ?? null);
    else if (zoomed) onSpan?.(zoomed);
    else if (event.key === 'Escape' && pointed !== null) setPointed(null);
    else if ((event.key === 'Enter' || event.key === ' ') && rowTime !== null && onMoment) onMoment(rowTime);
    else return;
    event.preventDefault();
  }

  const heights = { '--chart-height': `${height.wide}px`, '--chart-height-narrow': `${height.narrow}px` };
  return (
    <figure className={styles.chart} style={heights as CSSProperties}>
      <ChartLegend
        name={t('chart.legend')}
        entries={series.map((one) => ({ ...one, value: read(one) }))}
        hidden={hidden}
        onToggle={onToggle}
        form={kind === 'line' ? 'line' : 'layer'}
      />
      <p className={styles.moment} aria-hidden="true">
        {readWords}
      </p>
      <div className={styles.plot}>
        <div ref={host} className={styles.host} aria-hidden="true" />
        {area && marks.length > 0 && <EventMarks marks={marks} span={span} area={area} />}
        <div
          className={styles.surface}
          role="slider"
          tabIndex={0}
          aria-label={t('chart.cursor', { name })}
          aria-describedby={keysId}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, times.length - 1)}
          aria-valuenow={Math.max(0, row)}
          aria-valuetext={inWords}
          onKeyDown={onKeyDown}
          onBlur={() => setPointed(null)}
          {...pointerHandlers(pointer)}
        >
          {area && (
            <CursorMarks
              area={area}
              span={span}
              pointed={pointed === null ? null : rowTime}
              pinned={moment}
              dragged={pointer.dragged}
            />
          )}
        </div>
      </div>
      <p className={styles.course}>
        {courseStep > 0 && t(`chart.course.${kind}`, { duration: lengthWords(courseStep) })}
      </p>
      <p id={keysId} className={styles.keys} hidden>
        {[t('chart.keys'), onMoment && t('chart.keysChoose'), onSpan && t('chart.keysSpan')].filter(Boolean).join(' ')}
      </p>
    </figure>
  );
}

/** "30 m" could be metres. */
function lengthWords(lengthMs: number): string {
  return lengthMs < millisecondsInHour
    ? `${Math.round(lengthMs / millisecondsInMinute)} min`
    : formatDuration(lengthMs);
}

function pointerHandlers({ dragged: _, ...handlers }: ReturnType<typeof useChartPointer>) {
  return handlers;
}
