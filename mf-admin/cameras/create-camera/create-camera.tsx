import { knownReading } from '@barnwatch/shared/answers';
import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { knownTags } from '@barnwatch/shared/camera-fields';
import { useTexts } from '@barnwatch/shared/i18n';
import { generatePath, SuiteLink, useNavigate } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Page } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { useCameras } from '../../camera-records/api/use-cameras';
import { DraftedForm } from './drafted-form';

/** Route `administration/createCamera`. The cameras that are there only offer their tags: nothing waits for them. */
export function CreateCameraScreen() {
  const { t } = useTexts('mf-admin');
  const navigate = useNavigate();
  const barn = useSelectedBarn();
  const reading = useCameras();
  const cameras = knownReading(reading)?.value ?? null;
  const tags = useMemo(
    () => (cameras !== null ? knownTags(cameras) : reading.state === 'loading' ? null : []),
    [cameras, reading.state],
  );
  const barnId = barn?.globalUniqueIdentifier ?? '';
  const overview = barnId && generatePath('/dashboard/:barnId/administration/cameraOverview', { barnId });
  const showCreated = (cameraId: string): void => {
    reading.retry();
    void navigate(`${overview}?search=${encodeURIComponent(cameraId)}`, { replace: true });
  };
  if (!barn) return null;
  return (
    <Page
      title={t('createCamera.title')}
      subtitle={shownName(barn)}
      width="reading"
      back={
        <SuiteLink
          className={buttonClass('quiet')}
          to={overview}
          aria-label={t('createCamera.back')}
          title={t('createCamera.back')}
        >
          <Icon name="chevron-left" />
        </SuiteLink>
      }
    >
      <DraftedForm key={barnId} knownTags={tags} onCreated={showCreated} />
    </Page>
  );
}
