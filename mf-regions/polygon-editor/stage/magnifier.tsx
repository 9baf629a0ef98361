import type { Point } from '@barnwatch/shared/wire';
import type { Polygon } from '../../geometry/polygon/polygon';
import { type BoxPx, toBox, type Viewport, wholePicture } from '../../geometry/viewport/viewport';
import type { HandPlace } from './follow-hand';
import { magnifierPlace, magnifierPx as sidePx } from './magnifier-place';
import type { Preview } from './preview';
import { outline } from './shapes';
import styles from './stage.module.css';

export interface MagnifierProps {
  readonly touch: HandPlace;
  readonly line: MagnifiedLine;
  readonly picture: string | null;
  readonly view: Viewport;
  readonly box: BoxPx;
}

export interface MagnifiedLine {
  /** What the finger is at. */
  readonly at: Point;
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  readonly isFaulty: boolean;
}

/** Of a line by hand so much lies within reach of the magnifier. */
const mostStrokePoints = 60;

/** What is about to be, or the line that is being drawn by hand; null where the finger does nothing. */
export function magnifiedLine(preview: Preview | null, stroke: Polygon): MagnifiedLine | null {
  if (preview) {
    const { at, points, key, fault } = preview;
    return { at, points, isClosed: key !== null, isFaulty: fault !== null };
  }
  const at = stroke.at(-1);
  return at ? { at, points: stroke.slice(-mostStrokePoints), isClosed: false, isFaulty: false } : null;
}

/** As large again as under the finger. */
const enlargedBy = 2.5;

/** What the finger hides, beside it. */
export function Magnifier({ touch, line, picture, view, box }: MagnifierProps) {
  const scale = view.scale * enlargedBy;
  const inside: BoxPx = { x: box.x * scale, y: box.y * scale };
  const centre = toBox(line.at, wholePicture, inside);
  const [left, top] = [centre.x - sidePx / 2, centre.y - sidePx / 2];
  const { x, y } = magnifierPlace(touch, box);
  const path = outline(line.points, wholePicture, inside, line.isClosed);
  return (
    <svg
      className={styles.magnifier}
      style={{ left: x, top: y, width: sidePx, height: sidePx }}
      viewBox={`${left} ${top} ${sidePx} ${sidePx}`}
      aria-hidden="true"
    >
      {picture && <image href={picture} width={inside.x} height={inside.y} preserveAspectRatio="none" />}
      <path d={path} className={styles.preview} data-faulty={line.isFaulty || undefined} />
      <path d={`M${centre.x - 12} ${centre.y}h24M${centre.x} ${centre.y - 12}v24`} className={styles.cross} />
    </svg>
  );
}
