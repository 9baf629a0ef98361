import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Navigate, useParams, useSearchParams } from '@barnwatch/shared/routing';
import { Age, Page, RequestFailure } from '@barnwatch/shared/ui';
import { useMemo } from 'react';
import { useCameras } from '../api/use-cameras';
import { livePath } from '../live-view/live-path';
import styles from './camera-list.module.css';
import { CameraListSkeleton } from './camera-list-skeleton';
import { CameraTools } from './camera-tools';
import { Cameras } from './cameras';
import { useShowUntagged } from './use-show-untagged';
import { type CameraFilter, selectCameras } from './visible-cameras';

/** Route `camera/:cameraId?`: all cameras of the barn; a chosen one leads to its live picture. */
export function CameraListScreen() {
  const { t, language } = useTexts('mf-cameras');
  const { cameraId } = useParams();
  const [searchParams, setSearchParams] = useSearchParams();
  const [showUntagged, setShowUntagged] = useShowUntagged();
  const barn = useSelectedBarn();
  const answer = useCameras();

  const known = answer.state === 'ready' ? answer : answer.state === 'failed' ? answer.stale : undefined;
  const cameras = known?.value;
  const search = searchParams.get('search') ?? '';
  const filter = useMemo(() => ({ search, showUntagged }), [search, showUntagged]);
  const selection = useMemo(() => cameras && selectCameras(cameras, filter, language), [cameras, filter, language]);

  if (!barn) return null;
  if (cameraId !== undefined) {
    const name = cameras?.find((camera) => camera.cameraId === cameraId)?.name ?? cameraId;
    return <Navigate replace to={livePath(barn.globalUniqueIdentifier, { cameraId, name })} />;
  }

  const change = (next: Partial<CameraFilter>) => {
    if (next.showUntagged !== undefined) setShowUntagged(next.showUntagged);
    if (next.search !== undefined) setSearchParams(next.search ? { search: next.search } : {}, { replace: true });
  };

  return (
    <Page title={t('cameraList.title')} subtitle={shownName(barn)}>
      {answer.state === 'failed' && (
        <>
          <RequestFailure
            error={answer.error}
            what={t(known ? 'cameraList.notRefreshed' : 'cameraList.failed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
            form={known ? 'line' : 'area'}
          />
          {known && (
            <p className={styles.old}>
              {t('cameraList.old')} <Age since={known.receivedAt} />
            </p>
          )}
        </>
      )}
      {answer.state === 'loading' && <CameraListSkeleton />}
      {selection && (
        <>
          <CameraTools filter={filter} selection={selection} onChange={change} />
          <Cameras instance={barn} selection={selection} filter={filter} />
        </>
      )}
    </Page>
  );
}
