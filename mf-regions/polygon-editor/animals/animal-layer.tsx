import type { HeatmapData } from '@barnwatch/shared/wire/calls';
import { useEffect, useRef } from 'react';
import type { PictureSize } from '../../geometry/polygon/polygon';
import styles from './animal-layer.module.css';
import { cellPixels } from './cell-pixels';
import { heatmapGridsize, heatmapWidth } from './find-animals';

export interface AnimalLayerProps {
  readonly data: HeatmapData;
  readonly size: PictureSize;
}

/** Where animals were, faintly over the picture: a pixel for each cell, which the browser draws softly. */
export function AnimalLayer({ data, size }: AnimalLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, cells } = data;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(cellPixels(cells), columns, rows), 0, 0);
  }, [cells, columns, rows]);
  const height = Math.round((heatmapWidth * size.height) / size.width);
  // Cells at the edges reach beyond the picture.
  const width = `${((columns * heatmapGridsize) / heatmapWidth) * 100}%`;
  return (
    <canvas
      ref={canvas}
      className={styles.layer}
      width={columns}
      height={rows}
      style={{ width, height: `${((rows * heatmapGridsize) / height) * 100}%` }}
    />
  );
}
