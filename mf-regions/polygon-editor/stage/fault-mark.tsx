import type { Point } from '@barnwatch/shared/wire';
import { type BoxPx, toBox, type Viewport } from '../../geometry/viewport/viewport';
import styles from './stage.module.css';

export interface FaultMarkProps {
  /** Where it is in the picture; null where it is no place. */
  readonly at: Point | null;
  readonly words: string;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** Why something is refused, at its place. The same is said in words below the picture. */
export function FaultMark({ at, words, view, box }: FaultMarkProps) {
  const place = at ? toBox(at, view, box) : { x: box.x / 2, y: 0 };
  const x = Math.min(Math.max(place.x, 0), box.x);
  const y = Math.min(Math.max(place.y, 0), box.y);
  const isAbove = place.y > box.y / 2;
  return (
    <>
      {at && <span className={styles.faultRing} style={{ transform: moved(place.x, place.y) }} aria-hidden="true" />}
      <span
        className={styles.fault}
        aria-hidden="true"
        data-side={x < box.x / 3 ? 'left' : x > (box.x * 2) / 3 ? 'right' : 'middle'}
        data-above={isAbove || undefined}
        style={{ transform: moved(x, y) }}
      >
        {words}
      </span>
    </>
  );
}

/** By its place alone nothing is laid out anew while it follows a hand. */
function moved(x: number, y: number): string {
  return `translate(${x}px, ${y}px)`;
}
