import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Icon, Page } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { useCameras } from '../api/use-cameras';
import { useShowUntagged } from '../camera-list/use-show-untagged';
import { selectCameras } from '../camera-list/visible-cameras';
import { CameraWalk } from './camera-walk';
import { listPath } from './live-path';
import { LiveStage } from './live-stage';
import { neighboursOf } from './neighbours';

/** Route `camera/streaming/:id/:name`: one camera, live. The picture does not wait for the list of cameras. */
export function LiveViewScreen() {
  const { t, language } = useTexts('mf-cameras');
  const { id = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const [showUntagged] = useShowUntagged();
  const answer = useCameras();
  const cameras = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : undefined;
  const camera = cameras?.find(({ cameraId }) => cameraId === id) ?? null;
  const neighbours = useMemo(
    () => neighboursOf(selectCameras(cameras ?? [], { search: '', showUntagged }, language).shown, id),
    [cameras, showUntagged, language, id],
  );
  if (!barn) return null;
  const name = camera?.name ?? (nameInAddress || id);
  const barnId = barn.globalUniqueIdentifier;
  const gone = answer.state === 'ready' && camera === null;

  return (
    <Page
      title={name}
      subtitle={shownName(barn)}
      width="full"
      back={
        <SuiteLink
          className={buttonClass('quiet')}
          to={listPath(barnId)}
          aria-label={t('liveView.back')}
          title={t('liveView.back')}
        >
          <Icon name="grid" />
        </SuiteLink>
      }
    >
      {gone ? (
        <EmptyState icon="camera" text={t('liveView.unknown', { name })} />
      ) : (
        <LiveStage
          key={`${barnId} ${id}`}
          instance={barn}
          cameraId={id}
          name={name}
          camera={camera}
          walk={<CameraWalk barnId={barnId} neighbours={neighbours} />}
        />
      )}
    </Page>
  );
}
