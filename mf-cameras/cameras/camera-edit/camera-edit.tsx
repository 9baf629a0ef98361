import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { useParams } from '@barnwatch/shared/routing';
import { Page, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { AbsentCamera } from '../../camera-records/absence/absent-camera';
import { ToCameraLink } from '../../camera-records/addresses/to-camera-link';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { useCameras } from '../../camera-records/record/use-cameras';
import { EditForm } from './edit-form';

/** Route `camera/edit/:id/:name`: what can be set on a camera. */
export function CameraEditScreen() {
  const { t, language } = useTexts('mf-cameras');
  const { id = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const answer = useCameras();
  const cameras = knownReading(answer)?.value;
  const knownTags = useMemo(
    () => [...new Set((cameras ?? []).flatMap(({ tags }) => tags))].sort(nameComparator(language)),
    [cameras, language],
  );
  if (!barn) return null;
  const camera = cameras?.find(({ cameraId }) => cameraId === id);
  const name = camera?.name ?? (nameInAddress || id);
  const barnId = barn.globalUniqueIdentifier;
  const content = () => {
    if (camera) {
      return (
        <EditForm
          key={`${barnId} ${id}`}
          instance={barn}
          described={camera}
          knownTags={knownTags}
          onSaved={answer.retry}
        />
      );
    }
    if (answer.state === 'loading') return <Skeleton height="480px" />;
    if (answer.state === 'failed') {
      return <RequestFailure error={answer.error} what={t('cameraList.failed')} onRetry={answer.retry} />;
    }
    return <AbsentCamera answer={answer} cameraId={id} name={name} />;
  };
  return (
    <Page
      title={t('cameraEdit.titleOf', { name })}
      subtitle={shownName(barn)}
      width="reading"
      back={<ToCameraLink barnId={barnId} cameraId={id} name={name} />}
    >
      <PrivacyBanner instance={barn} cameraId={id} />
      {content()}
    </Page>
  );
}
