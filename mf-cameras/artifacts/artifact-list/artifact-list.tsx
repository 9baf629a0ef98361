import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams } from '@barnwatch/shared/routing';
import { buttonClass, Icon, LazyPart, Page, Skeleton } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { artifactKinds } from '../records/artifact';
import { ArtifactView } from './artifact-view';
import { Artifacts } from './artifacts';

const loadHeatmapMaker = () => import('../heatmap/heatmap-maker');
const loadExposureMaker = () => import('../exposure/exposure-maker');

/** Route `artifacts`: what was made of pictures; one of them (`artifact`), and what makes a new one (`new`). */
export function ArtifactListScreen() {
  const { t } = useTexts('mf-cameras');
  const [query] = useSearchParams();
  const barn = useSelectedBarn();
  const cameras = useListedCameras();
  const { all, listed } = cameras;
  const cameraName = useMemo(() => {
    const names = new Map(all?.map(({ cameraId, name }) => [cameraId, name]));
    return (cameraId: string) => names.get(cameraId) ?? cameraId;
  }, [all]);
  if (!barn) return null;
  const barnId = barn.globalUniqueIdentifier;
  const making = artifactKinds.find((kind) => kind === query.get('new')) ?? null;
  const artifactId = query.get('artifact');
  const common = { instance: barn, cameras: listed, cameraName };
  const back = (
    <SuiteLink className={buttonClass('quiet')} to={artifactsPath(barnId)} aria-label={t('artifacts.toList')}>
      <Icon name="chevron-left" size={20} />
    </SuiteLink>
  );
  const page = { subtitle: shownName(barn), width: 'full' as const };
  if (making !== null) {
    return (
      <Page {...page} title={t(`artifacts.make.${making}`)} back={back}>
        <CameraListFailure answer={cameras.answer} receivedAt={cameras.receivedAt} />
        {cameras.all === null && cameras.answer.state === 'loading' && <Skeleton height="24rem" />}
        {cameras.all !== null && making === 'heatmap' && (
          <LazyPart load={loadHeatmapMaker} height="24rem">
            {({ HeatmapMaker }) => <HeatmapMaker key={barnId} {...common} />}
          </LazyPart>
        )}
        {cameras.all !== null && making === 'longTimeExposure' && (
          <LazyPart load={loadExposureMaker} height="24rem">
            {({ ExposureMaker }) => <ExposureMaker key={barnId} {...common} />}
          </LazyPart>
        )}
      </Page>
    );
  }
  if (artifactId !== null) {
    return (
      <Page {...page} title={t('artifacts.one')} back={back}>
        <ArtifactView
          key={`${barnId} ${artifactId}`}
          instance={barn}
          artifactId={artifactId}
          cameras={all ?? []}
          cameraName={cameraName}
        />
      </Page>
    );
  }
  return (
    <Page {...page} title={t('artifacts.title')}>
      <Artifacts key={barnId} {...common} />
    </Page>
  );
}
