import type { Point } from '@barnwatch/shared/wire';
import type { ReactNode } from 'react';
import type { BoxPx, Viewport } from '../../geometry/viewport/viewport';
import styles from './stage.module.css';

export interface ShiftedProps {
  /** In shares of the picture; null where it stays in its place. */
  readonly by: Point | null;
  readonly view: Viewport;
  readonly box: BoxPx;
  readonly children: ReactNode;
}

/** What a hand moves as a whole: it is drawn once, and as one picture follows the hand. */
export function Shifted({ by, view, box, children }: ShiftedProps) {
  if (!by) return <g>{children}</g>;
  const [x, y] = [by.x * view.scale * box.x, by.y * view.scale * box.y];
  return (
    <g className={styles.shifted} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
