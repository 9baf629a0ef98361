import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon } from '@barnwatch/shared/ui';
import { livePath } from '../../camera-records/addresses/camera-addresses';
import type { Neighbours } from '../../camera-records/camera-filter/neighbours';
import type { Camera } from '../../camera-records/record/camera';
import { stageButtonClass } from '../../pictures/stage/stage-button';
import styles from './live-view.module.css';

/** To the cameras before and after this one, in the order of the walk through the barn. */
export function CameraWalk({ barnId, neighbours }: { barnId: string; neighbours: Neighbours<Camera> }) {
  const { t } = useTexts('mf-cameras');
  const { previous, next } = neighbours;
  return (
    <>
      {previous && (
        <SuiteLink
          className={stageButtonClass(styles.previous)}
          to={livePath(barnId, previous)}
          replace
          aria-label={t('liveView.previous', { name: previous.name })}
          title={previous.name}
        >
          <Icon name="chevron-left" />
        </SuiteLink>
      )}
      {next && (
        <SuiteLink
          className={stageButtonClass(styles.next)}
          to={livePath(barnId, next)}
          replace
          aria-label={t('liveView.next', { name: next.name })}
          title={next.name}
        >
          <Icon name="chevron-right" />
        </SuiteLink>
      )}
    </>
  );
}
