import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { nameComparator, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useParams } from '@barnwatch/shared/routing';
import { buttonClass, EmptyState, Icon, Page, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { cameraPath } from '../addresses/camera-addresses';
import { useCameras } from '../api/use-cameras';
import { PrivacyBanner } from '../privacy/privacy-banner';
import { EditForm } from './edit-form';

/** Route `camera/edit/:id/:name`: what can be set on a camera. */
export function CameraEditScreen() {
  const { t, language } = useTexts('mf-cameras');
  const { id = '', name: nameInAddress = '' } = useParams();
  const barn = useSelectedBarn();
  const answer = useCameras();
  const cameras = answer.state === 'ready' ? answer.value : answer.state === 'failed' ? answer.stale?.value : undefined;
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
          opened={camera}
          knownTags={knownTags}
          onSaved={answer.retry}
        />
      );
    }
    if (answer.state === 'loading') return <Skeleton height="480px" />;
    if (answer.state === 'failed') {
      return <RequestFailure error={answer.error} what={t('cameraList.failed')} onRetry={answer.retry} />;
    }
    return <EmptyState icon="camera" text={t('liveView.unknown', { name })} />;
  };
  return (
    <Page
      title={t('cameraEdit.titleOf', { name })}
      subtitle={shownName(barn)}
      width="reading"
      back={
        <SuiteLink
          className={buttonClass('quiet')}
          to={cameraPath(barnId, id)}
          aria-label={t('images.toCamera', { name })}
          title={t('images.toCamera', { name })}
        >
          <Icon name="chevron-left" />
        </SuiteLink>
      }
    >
      <PrivacyBanner instance={barn} cameraId={id} />
      {content()}
    </Page>
  );
}
