import type { PictureSize } from '../../geometry/polygon/polygon';
import { type BoxPx, toBox, type Viewport } from '../../geometry/viewport/viewport';
import styles from './stage.module.css';

export interface GridLinesProps {
  readonly size: PictureSize;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** The shorter side of the picture has so many squares. */
const squares = 10;

/** A grid of squares over the picture, on whole pixels. */
export function GridLines({ size, view, box }: GridLinesProps) {
  const step = Math.max(1, Math.round(Math.min(size.width, size.height) / squares));
  const lines: string[] = [];
  for (let x = step; x < size.width; x += step)
    lines.push(`M${toBox({ x: x / size.width, y: 0 }, view, box).x} 0v${box.y}`);
  for (let y = step; y < size.height; y += step)
    lines.push(`M0 ${toBox({ x: 0, y: y / size.height }, view, box).y}h${box.x}`);
  return <path d={lines.join('')} className={styles.grid} />;
}
