import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { buttonClass, Icon } from '@barnwatch/shared/ui';
import { livePath } from '../../camera-records/addresses/camera-addresses';
import type { Neighbours } from '../../camera-records/camera-filter/neighbours';
import type { Camera } from '../../camera-records/record/camera';
import { stageButtonClass } from '../../pictures/stage/stage-button';
import styles from './live-view.module.css';

export interface CameraWalkProps {
  readonly barnId: string;
  readonly neighbours: Neighbours<Camera>;
  /** On the picture, or below it with their names. */
  readonly place: 'picture' | 'below';
}

/** To the cameras before and after this one, in the order of the walk through the barn. */
export function CameraWalk({ barnId, neighbours, place }: CameraWalkProps) {
  const { t } = useTexts('mf-cameras');
  const { previous, next } = neighbours;
  const looks =
    place === 'below'
      ? {
          previous: `${buttonClass('quiet')} ${styles.step}`,
          next: `${buttonClass('quiet')} ${styles.step} ${styles.stepOn}`,
        }
      : { previous: stageButtonClass(styles.previous), next: stageButtonClass(styles.next) };
  return (
    <>
      {previous && (
        <SuiteLink
          className={looks.previous}
          to={livePath(barnId, previous)}
          replace
          aria-label={t('liveView.previous', { name: previous.name })}
          title={previous.name}
        >
          <Icon name="chevron-left" />
          {place === 'below' && <span dir="auto">{previous.name}</span>}
        </SuiteLink>
      )}
      {next && (
        <SuiteLink
          className={looks.next}
          to={livePath(barnId, next)}
          replace
          aria-label={t('liveView.next', { name: next.name })}
          title={next.name}
        >
          {place === 'below' && <span dir="auto">{next.name}</span>}
          <Icon name="chevron-right" />
        </SuiteLink>
      )}
    </>
  );
}
