import { type BoxPx, toBox, type Viewport, wholePicture } from '../../geometry/viewport/viewport';
import type { HandPlace } from './follow-hand';
import { magnifierPlace, magnifierPx as sidePx } from './magnifier-place';
import type { Preview } from './preview';
import { outline } from './shapes';
import styles from './stage.module.css';

export interface MagnifierProps {
  readonly touch: HandPlace;
  readonly preview: Preview;
  readonly picture: string | null;
  readonly view: Viewport;
  readonly box: BoxPx;
}

/** As large again as under the finger. */
const enlargedBy = 2.5;

/** What the finger hides, beside it. */
export function Magnifier({ touch, preview, picture, view, box }: MagnifierProps) {
  const scale = view.scale * enlargedBy;
  const inside: BoxPx = { x: box.x * scale, y: box.y * scale };
  const centre = toBox(preview.at, wholePicture, inside);
  const [left, top] = [centre.x - sidePx / 2, centre.y - sidePx / 2];
  const { x, y } = magnifierPlace(touch, box);
  const path = outline(preview.points, wholePicture, inside, preview.key !== null);
  return (
    <svg
      className={styles.magnifier}
      style={{ left: x, top: y, width: sidePx, height: sidePx }}
      viewBox={`${left} ${top} ${sidePx} ${sidePx}`}
      aria-hidden="true"
    >
      {picture && <image href={picture} width={inside.x} height={inside.y} preserveAspectRatio="none" />}
      <path d={path} className={styles.preview} data-faulty={preview.fault !== null || undefined} />
      <path d={`M${centre.x - 12} ${centre.y}h24M${centre.x} ${centre.y - 12}v24`} className={styles.cross} />
    </svg>
  );
}
