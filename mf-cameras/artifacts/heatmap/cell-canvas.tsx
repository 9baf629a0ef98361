import { CellPicture } from '@barnwatch/shared/pictures';
import styles from './heatmap.module.css';
import type { HeatmapCells } from './heatmap-cells';

export interface CellCanvasProps {
  readonly cells: HeatmapCells;
  /** Red, green, blue and cover of each cell. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** 0 to 1. */
  readonly opacity: number;
}

/** The colours of a heatmap. */
export function CellCanvas({ cells, pixels, opacity }: CellCanvasProps) {
  const { columns, rows, cellWidth, cellHeight } = cells;
  return (
    <CellPicture
      className={styles.canvas}
      {...{ columns, rows, pixels, opacity }}
      width={columns * cellWidth}
      height={rows * cellHeight}
    />
  );
}
