import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { Camera } from '../../camera-records/record/camera';
import { CarouselSlide } from './carousel-slide';
import styles from './image-carousels.module.css';
import type { Carousel } from './use-carousel';

export interface CarouselStageProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly carousel: Carousel;
}

/** The picture that has its turn, on top of the one before; the next one gets ready unseen. */
export function CarouselStage({ instance, cameras, carousel: { turn, next, onReady } }: CarouselStageProps) {
  const { t } = useTexts('mf-cameras');
  const shown = cameras.filter(
    ({ cameraId }) => turn && (cameraId === turn.current || cameraId === turn.before || cameraId === next),
  );
  return (
    <section className={styles.stage} aria-label={t('carousel.region')}>
      {shown.map((camera) => (
        <CarouselSlide
          key={camera.cameraId}
          instance={instance}
          camera={camera}
          place={placeOf(camera.cameraId)}
          onReady={onReady}
        />
      ))}
    </section>
  );

  function placeOf(cameraId: string): 'current' | 'before' | 'next' {
    if (cameraId === turn?.current) return 'current';
    return cameraId === turn?.before ? 'before' : 'next';
  }
}
