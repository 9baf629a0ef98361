import { placeBounds } from '../../../canvas-records/geometry/place';
import { type CanvasCamera, ratioOf } from '../../../canvas-records/record/canvas-camera';
import type { Placed } from '../arranging/arrangement';
import styles from './stage.module.css';

export interface StageLabelProps {
  readonly place: Placed;
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly sheetWidth: number;
}

/** A narrower picture has no room for a name. */
const leastWidthPx = 56;

const none: ReadonlyMap<string, CanvasCamera> = new Map();

/** The name of a camera at the lower edge of its picture. */
export function StageLabel({ place, cameras, sheetWidth }: StageLabelProps) {
  const { x, y, width, height } = placeBounds(place, ratioOf(cameras ?? none, place.cameraId));
  if (width * sheetWidth < leastWidthPx) return null;
  return (
    <span
      className={styles.label}
      style={{ left: x * sheetWidth, top: (y + height) * sheetWidth, maxWidth: width * sheetWidth }}
    >
      {cameras?.get(place.cameraId)?.name ?? place.cameraId}
    </span>
  );
}
