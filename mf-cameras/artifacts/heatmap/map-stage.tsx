import type { InstanceView } from '@barnwatch/shared/auth-client';
import { type ReactNode, useRef } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { usePlace } from '../../pictures/page/use-place';
import styles from './heatmap.module.css';

/** The picture below a heatmap does not have to be of this moment, ms. */
const stillEveryMs = 60_000;

export interface MapStageProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  /** What is seen, for who does not see it. */
  readonly name: string;
  /** Says which span it is of, where there are several. */
  readonly caption?: string | undefined;
  /** What lies over the picture. */
  readonly children?: ReactNode;
}

/** The camera's still, with a heatmap over it. */
export function MapStage({ instance, camera, name, caption, children }: MapStageProps) {
  return (
    <figure className={styles.figure}>
      <div
        className={styles.stage}
        role="img"
        aria-label={name}
        style={camera?.width && camera.height ? { aspectRatio: `${camera.width} / ${camera.height}` } : undefined}
      >
        {camera && <Backdrop instance={instance} camera={camera} />}
        {children}
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function Backdrop({ instance, camera }: { readonly instance: InstanceView; readonly camera: Camera }) {
  const ground = useRef<HTMLDivElement>(null);
  const { frame } = useCameraStill(instance, camera, usePlace(ground), stillEveryMs);
  return (
    <div ref={ground} className={styles.ground}>
      {frame && <img src={frame.frame} alt="" draggable={false} />}
    </div>
  );
}
