import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page, useMediaQuery } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { listPath } from '../../camera-records/addresses/camera-addresses';
import { neighboursOf } from '../../camera-records/camera-filter/neighbours';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { stageButtonClass } from '../../pictures/stage/stage-button';
import { CameraWalk } from './camera-walk';
import { LiveStage } from './live-stage';
import styles from './live-view.module.css';

/** A phone on its side. */
const onItsSide = '(orientation: landscape) and (max-height: 500px)';

/** Route `camera/streaming/:id/:name`: one camera, live. The picture does not wait for the list of cameras. */
export function LiveViewScreen() {
  const { t } = useTexts('mf-cameras');
  const { id = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const alone = useMediaQuery(onItsSide);
  const { answer, all, listed } = useListedCameras();
  const camera = all?.find(({ cameraId }) => cameraId === id) ?? null;
  const neighbours = useMemo(() => neighboursOf(listed, id), [listed, id]);
  if (!barn) return null;
  const name = camera?.name ?? (nameInAddress || id);
  const barnId = barn.globalUniqueIdentifier;
  const gone = answer.state === 'ready' && camera === null;

  const back = (ground: 'page' | 'overlay') => (
    <SuiteLink
      className={ground === 'page' ? buttonClass('quiet') : stageButtonClass(styles.back)}
      to={listPath(barnId)}
      aria-label={t('liveView.back')}
      title={t('liveView.back')}
    >
      <Icon name="grid" />
    </SuiteLink>
  );
  return (
    <Page title={name} subtitle={shownName(barn)} width="full" back={!alone && back('page')}>
      <PrivacyBanner instance={barn} cameraId={id} />
      {gone ? (
        <AbsentCamera answer={answer} cameraId={id} name={name} />
      ) : (
        <LiveStage
          key={`${barnId} ${id}`}
          instance={barn}
          cameraId={id}
          name={name}
          camera={camera}
          walk={(place) => <CameraWalk barnId={barnId} neighbours={neighbours} place={place} />}
          alone={alone}
          back={back('overlay')}
        />
      )}
    </Page>
  );
}
