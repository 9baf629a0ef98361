import type { ChartSpan } from './data/chart-series';
import type { PlotArea } from './plot/create-plot';
import styles from './time-chart.module.css';

export interface CursorMarksProps {
  readonly area: PlotArea;
  readonly span: ChartSpan;
  /** Moments in ms since 1970 UTC. */
  readonly pointed: number | null;
  readonly pinned: number | null;
  readonly dragged: ChartSpan | null;
}

/** What lies over the picture: the cursor, the chosen moment, the part that is being dragged over. */
export function CursorMarks({ area, span, pointed, pinned, dragged }: CursorMarksProps) {
  const at = (moment: number): number => area.left + ((moment - span.start) / (span.end - span.start)) * area.width;
  const isInside = (moment: number | null): moment is number =>
    moment !== null && moment >= span.start && moment <= span.end;
  const line = (moment: number) => ({
    height: area.height,
    transform: `translate(${Math.round(at(moment)) - 1}px, ${area.top}px)`,
  });
  return (
    <>
      {dragged && (
        <div
          className={styles.chosen}
          style={{
            height: area.height,
            width: at(dragged.end) - at(dragged.start),
            transform: `translate(${at(dragged.start)}px, ${area.top}px)`,
          }}
        />
      )}
      {isInside(pinned) && <div className={`${styles.line} ${styles.pinned}`} style={line(pinned)} />}
      {isInside(pointed) && <div className={styles.line} style={line(pointed)} />}
    </>
  );
}
