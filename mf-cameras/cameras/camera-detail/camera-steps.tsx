import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import type { Camera } from '../../camera-records/record/camera';
import styles from './camera-detail.module.css';
import type { Steps } from './steps';

export interface CameraStepsProps {
  readonly steps: Steps;
  /** False while the other cameras are not known: their place is held. */
  readonly isKnown: boolean;
  readonly addressOf: (camera: Camera) => string;
}

/** The ways to the cameras before and after this one, large enough for a glove. */
export function CameraSteps({ steps: { previous, next }, isKnown, addressOf }: CameraStepsProps) {
  const { t } = useTexts('mf-cameras');
  if (!isKnown) return <div className={styles.stepsPlace} />;
  if (!previous || !next) return null;
  return (
    <nav className={styles.steps} aria-label={t('cameraDetail.steps')}>
      <SuiteLink
        replace
        className={`${buttonClass('quiet')} ${styles.step}`}
        to={addressOf(previous)}
        aria-label={t('cameraDetail.previous', { name: previous.name })}
      >
        <Icon name="chevron-left" />
        <span dir="auto">{previous.name}</span>
      </SuiteLink>
      <SuiteLink
        replace
        className={`${buttonClass('quiet')} ${styles.step} ${styles.next}`}
        to={addressOf(next)}
        aria-label={t('cameraDetail.next', { name: next.name })}
      >
        <span dir="auto">{next.name}</span>
        <Icon name="chevron-right" />
      </SuiteLink>
    </nav>
  );
}
