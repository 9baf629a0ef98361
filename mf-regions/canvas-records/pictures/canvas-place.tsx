import type { InstanceView } from '@barnwatch/shared/auth-client';
import { memo } from 'react';
import type { Place } from '../geometry/place';
import { type CanvasCamera, ratioOf } from '../record/canvas-camera';
import { CanvasPicture } from './canvas-picture';
import styles from './canvas-place.module.css';
import { placeStyle } from './place-style';

export interface CanvasPlaceProps {
  readonly barn: InstanceView;
  readonly place: Place;
  /** Null until the barn has said which there are. */
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  /** Of the canvas as it is drawn, CSS px. */
  readonly sheetWidth: number;
  readonly since: number;
  readonly hasWords: boolean;
}

const none: ReadonlyMap<string, CanvasCamera> = new Map();

/** The picture of one camera at its place on a canvas. */
export const CanvasPlace = memo(function CanvasPlace(props: CanvasPlaceProps) {
  const { barn, place, cameras, sheetWidth, since, hasWords } = props;
  const { cameraId, crop } = place;
  const look = placeStyle(place, ratioOf(cameras ?? none, cameraId), sheetWidth);
  return (
    <div className={styles.place} style={look.place}>
      <div className={styles.shown} style={look.shown}>
        <CanvasPicture
          barn={barn}
          cameraId={cameraId}
          camera={cameras?.get(cameraId) ?? null}
          crop={crop}
          height={look.height}
          since={since}
          hasWords={hasWords}
        />
      </div>
    </div>
  );
});
