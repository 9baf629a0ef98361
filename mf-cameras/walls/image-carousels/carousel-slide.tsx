import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { CameraTile } from '@barnwatch/shared/ui';
import { useEffect, useRef } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { tilePicture } from '../../pictures/page/tile-picture';
import { usePlace } from '../../pictures/page/use-place';
import styles from './image-carousels.module.css';
import { useDecodedPicture } from './use-decoded-picture';

export interface CarouselSlideProps {
  readonly instance: InstanceView;
  readonly camera: Camera;
  readonly place: 'current' | 'before' | 'next';
  /** Told whenever it becomes known whether the slide could be shown at once. */
  readonly onReady: (cameraId: string, ready: boolean) => void;
}

/** One camera's picture, over the whole stage; those that have no turn are below and silent. */
export function CarouselSlide({ instance, camera, place, onReady }: CarouselSlideProps) {
  const { t } = useTexts('mf-cameras');
  const slide = useRef<HTMLDivElement>(null);
  const seen = usePlace(slide);
  const { frame, failure } = useCameraStill(instance, camera, seen);
  const picture = useDecodedPicture(tilePicture(frame, instance));
  const state = stillTileState(camera, failure, t, instance);
  const { cameraId, name } = camera;
  const isReady = picture !== null || state.kind !== 'still';
  useEffect(() => onReady(cameraId, isReady), [onReady, cameraId, isReady]);
  return (
    <div ref={slide} className={styles.slide} data-place={place} data-camera-id={cameraId} inert={place !== 'current'}>
      <CameraTile name={name} state={state} picture={picture} fit="contain" />
    </div>
  );
}
