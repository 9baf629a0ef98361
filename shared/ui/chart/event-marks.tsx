import { useMemo } from 'react';
import type { ChartMark, ChartSpan } from './data/chart-series';
import { placedMarks } from './data/placed-marks';
import styles from './event-marks.module.css';
import type { PlotArea } from './plot/create-plot';

export interface EventMarksProps {
  readonly marks: readonly ChartMark[];
  readonly span: ChartSpan;
  readonly area: PlotArea;
}

/** A mark and a little air. */
const apartPx = 14;

/** What happened, along the upper edge of the plot. Drawings only: whoever has them draws a list of them as well. */
export function EventMarks({ marks, span, area }: EventMarksProps) {
  const placed = useMemo(() => placedMarks(marks, span, area.width, apartPx), [marks, span, area.width]);
  return placed.map(({ kind, x, count }) => (
    <span
      key={`${kind} ${x}`}
      className={styles.event}
      data-kind={kind}
      data-many={count > 1 || undefined}
      style={{ height: area.height, transform: `translate(${Math.round(area.left + x)}px, ${area.top}px)` }}
    />
  ));
}

/** The same shape in a list or a key. */
export function EventSample({ kind }: Pick<ChartMark, 'kind'>) {
  return <span className={styles.sample} data-kind={kind} aria-hidden="true" />;
}
