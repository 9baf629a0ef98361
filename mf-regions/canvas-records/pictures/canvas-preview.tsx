import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useRef } from 'react';
import type { Canvas } from '../record/canvas';
import type { CanvasCamera } from '../record/canvas-camera';
import { CanvasPlace } from './canvas-place';
import styles from './canvas-preview.module.css';
import { PlanBelow } from './plan-below';
import { useWidth } from './use-width';

export interface CanvasPreviewProps {
  readonly barn: InstanceView;
  readonly canvas: Pick<Canvas, 'heightRatio' | 'places' | 'floorPlan'>;
  /** Null until the barn has said which there are. */
  readonly cameras: ReadonlyMap<string, CanvasCamera> | null;
  readonly since: number;
}

/** Height by width of the place of a preview, as in its style. */
const frameRatio = 9 / 16;

/** A canvas as a small picture, whole, in a place of one size. Its words stand beside it. */
export function CanvasPreview({
  barn,
  canvas: { heightRatio, places, floorPlan },
  cameras,
  since,
}: CanvasPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const sheetWidth = width === null ? null : Math.min(width, (width * frameRatio) / heightRatio);
  return (
    <div ref={frame} className={styles.frame} aria-hidden="true">
      {sheetWidth !== null && sheetWidth > 0 && (
        <div className={styles.sheet} style={{ width: sheetWidth, height: sheetWidth * heightRatio }}>
          {floorPlan && <PlanBelow barn={barn} plan={floorPlan} hasWords={false} />}
          {places.map((place, index) => (
            <CanvasPlace
              // biome-ignore lint/suspicious/noArrayIndexKey: a camera may lie on a canvas twice
              key={`${index} ${place.cameraId}`}
              barn={barn}
              place={place}
              cameras={cameras}
              sheetWidth={sheetWidth}
              since={since}
              hasWords={false}
            />
          ))}
        </div>
      )}
    </div>
  );
}
