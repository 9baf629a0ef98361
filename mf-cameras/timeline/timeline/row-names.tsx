import { memo } from 'react';
import styles from './timeline.module.css';
import type { TimelineLayout } from './timeline-layout';

export interface RowNamesProps {
  readonly rows: readonly {
    readonly camera: { readonly name: string };
    readonly cameraId: string;
    readonly top: number;
  }[];
  readonly layout: TimelineLayout;
  readonly chosenId: string | null;
}

/**
 * The names of the cameras over the canvas: text that can be read at any size, beside the rows or within them. Time that
 * moves below them moves none of them.
 */
export const RowNames = memo(function RowNames({ rows, layout, chosenId }: RowNamesProps) {
  const { axisPx, barnPx, rowPx, left } = layout;
  return (
    <div className={styles.names} style={{ clipPath: `inset(${axisPx + barnPx}px 0 0 0)` }}>
      {rows.map(({ camera, cameraId, top }) => (
        <span
          key={cameraId}
          className={styles.name}
          dir="auto"
          data-in-column={left > 0 || undefined}
          data-chosen={cameraId === chosenId || undefined}
          style={{ top, ...(left > 0 && { width: left, height: rowPx }) }}
        >
          {camera.name}
        </span>
      ))}
    </div>
  );
});
