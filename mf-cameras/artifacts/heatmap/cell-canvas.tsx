import { useEffect, useRef } from 'react';
import styles from './heatmap.module.css';
import type { HeatmapCells } from './heatmap-cells';

export interface CellCanvasProps {
  readonly cells: HeatmapCells;
  /** Red, green, blue and cover of each cell. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** 0 to 1. */
  readonly opacity: number;
}

/** The colours of a heatmap: a pixel for each cell, which the browser draws as large and as softly as it is to be. */
export function CellCanvas({ cells, pixels, opacity }: CellCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, cellWidth, cellHeight } = cells;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }, [pixels, columns, rows]);
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={columns}
      height={rows}
      // Cells at the edges reach beyond the picture.
      style={{ opacity, width: `${columns * cellWidth * 100}%`, height: `${rows * cellHeight * 100}%` }}
    />
  );
}
