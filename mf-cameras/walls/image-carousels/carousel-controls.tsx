import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton } from '@barnwatch/shared/ui';
import styles from './image-carousels.module.css';

export interface CarouselControlsProps {
  /** From 1. */
  readonly place: number;
  readonly total: number;
  readonly running: boolean;
  readonly onRunning: (running: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly kind?: 'plain' | 'overlay';
}

/** Back, stop, on. A single picture needs none of it. */
export function CarouselControls(props: CarouselControlsProps) {
  const { place, total, running, onRunning, onStep, kind = 'plain' } = props;
  const { t } = useTexts('mf-cameras');
  if (total < 2) return null;
  return (
    <div className={styles.controls} data-kind={kind}>
      <IconButton kind={kind} icon="chevron-left" name={t('carousel.previous')} onClick={() => onStep(-1)} />
      <IconButton
        kind={kind}
        icon={running ? 'pause' : 'play'}
        name={t(running ? 'carousel.pause' : 'carousel.play')}
        onClick={() => onRunning(!running)}
      />
      <IconButton kind={kind} icon="chevron-right" name={t('carousel.next')} onClick={() => onStep(1)} />
      <span className={styles.place}>{t('carousel.place', { place, total })}</span>
    </div>
  );
}
