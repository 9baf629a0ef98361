import type { PaintedHeatmap } from '@barnwatch/shared/widgets';
import { memo, useEffect, useRef } from 'react';
import styles from './heat-picture.module.css';

/** Where animals were in one picture: a pixel for each cell, which the browser draws as large and as softly as it is seen. */
export const HeatPicture = memo(function HeatPicture({ map }: { readonly map: PaintedHeatmap }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, pixels, width, height } = map;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }, [pixels, columns, rows]);
  return (
    <canvas
      ref={canvas}
      className={styles.heat}
      width={columns}
      height={rows}
      style={{ width: `${width * 100}%`, height: `${height * 100}%` }}
    />
  );
});
