import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useParams } from '@barnwatch/shared/routing';
import { Page } from '@barnwatch/shared/ui';
import { useEffect, useState } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { ToCameraLink } from '../../camera-records/addresses/to-camera-link';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useCameras } from '../../camera-records/record/use-cameras';
import { ImagesStage } from './images-stage';
import { latestMoment } from './moments';
import { useImagesView } from './use-images-view';

/** Route `camera/images/:id/:name`: what a camera saw, moment by moment. */
export function CameraImagesScreen() {
  const { t } = useTexts('mf-cameras');
  const { id = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const answer = useCameras();
  const cameras = knownReading(answer)?.value;
  const described = cameras?.find(({ cameraId }) => cameraId === id);
  const [view, change] = useImagesView();
  const [openedAt] = useState(() => latestMoment(Date.now() + (barn?.clockOffsetMs ?? 0)));
  const hasTime = view.time !== null;
  // The address says which moment is shown, so that it can be sent to somebody.
  useEffect(() => {
    if (!hasTime) change({ time: openedAt }, 'run');
  }, [hasTime, openedAt, change]);
  if (!barn) return null;

  const name = described?.name ?? (nameInAddress || id);
  const barnId = barn.globalUniqueIdentifier;
  return (
    <Page
      title={t('images.titleOf', { name })}
      subtitle={shownName(barn)}
      width="full"
      back={<ToCameraLink barnId={barnId} cameraId={id} name={name} />}
    >
      <PrivacyBanner instance={barn} cameraId={id} />
      {answer.state === 'ready' && !described ? (
        <AbsentCamera answer={answer} cameraId={id} name={name} />
      ) : (
        <ImagesStage
          key={`${barnId} ${id}`}
          instance={barn}
          camera={{ cameraId: id, name }}
          view={{ ...view, time: view.time ?? openedAt }}
          onChange={change}
        />
      )}
    </Page>
  );
}
