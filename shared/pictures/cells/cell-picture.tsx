import { memo, useEffect, useRef } from 'react';

export interface PaintedCells {
  readonly columns: number;
  readonly rows: number;
  /** Red, green, blue and cover of each cell, row after row from the top left. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  /** How much of the picture all columns and all rows cover: more than 1 where cells at the edges reach beyond it. */
  readonly width: number;
  readonly height: number;
}

export interface CellPictureProps extends PaintedCells {
  /** Lays it over the upper left corner of the picture; its size is that of the cells, beyond the picture as well. */
  readonly className: string | undefined;
  /** 0 to 1; by default that of the class. */
  readonly opacity?: number;
}

/** What was counted in cells of a picture: a pixel for each, which the browser draws as large and as softly as it is seen. */
export const CellPicture = memo(function CellPicture(props: CellPictureProps) {
  const { columns, rows, pixels, width, height, className, opacity } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }, [pixels, columns, rows]);
  const style = { opacity, width: `${width * 100}%`, height: `${height * 100}%` };
  return <canvas ref={canvas} className={className} width={columns} height={rows} style={style} />;
});
