import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useSearchParams } from '@barnwatch/shared/routing';
import { buttonClass, Icon, lazyPart, Page, Skeleton } from '@barnwatch/shared/ui';
import { Suspense, useMemo } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { artifactsPath } from '../../camera-records/addresses/camera-addresses';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { artifactKinds } from '../records/artifact';
import { ArtifactView } from './artifact-view';
import { Artifacts } from './artifacts';

const HeatmapMaker = lazyPart(() => import('../heatmap/heatmap-maker').then((module) => module.HeatmapMaker));
const ExposureMaker = lazyPart(() => import('../exposure/exposure-maker').then((module) => module.ExposureMaker));

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
        {cameras.all === null ? (
          cameras.answer.state === 'loading' && <Skeleton height="24rem" />
        ) : (
          <Suspense fallback={<Skeleton height="24rem" />}>
            {making === 'heatmap' ? (
              <HeatmapMaker key={barnId} {...common} />
            ) : (
              <ExposureMaker key={barnId} {...common} />
            )}
          </Suspense>
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
