import { knownReading } from '@barnwatch/shared/answers';
import { useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useParams } from '@barnwatch/shared/routing';
import { Age, Banner, Page, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import { useCanvasCameras } from '../../canvas-records/record/canvas-camera';
import { useCanvases } from '../../canvas-records/record/use-canvases';
import styles from './camera-canvas.module.css';
import { NoCanvas } from './no-canvas';
import { OpenCanvas } from './open-canvas';

/** Route `camera-canvas`: the barn as one picture. Without an id it is the canvas that the barn shows first. */
export function CameraCanvasScreen() {
  const { t } = useTexts('mf-regions');
  const { canvasId } = useParams();
  const barn = useSelectedBarn();
  const answer = useCanvases();
  const cameras = useCanvasCameras();
  if (!barn) return null;

  const known = knownReading(answer);
  const wantedId = canvasId ?? known?.value.baseCanvasId;
  const canvas = known?.value.canvases.find((one) => one.canvasId === wantedId);
  const troubles = (
    <>
      {answer.state === 'failed' && known && (
        <>
          <RequestFailure
            form="line"
            error={answer.error}
            what={t('cameraCanvas.notRefreshed')}
            onRetry={answer.retry}
            retrying={answer.refreshing}
          />
          <p className={styles.old}>
            {t('cameraCanvas.old')} <Age since={known.receivedAt} />
          </p>
        </>
      )}
      {cameras.state === 'failed' && (
        <RequestFailure
          form="line"
          error={cameras.error}
          what={t(cameras.stale ? 'cameraCanvas.camerasOld' : 'cameraCanvas.camerasFailed')}
          onRetry={cameras.retry}
          retrying={cameras.refreshing}
        />
      )}
      {known && known.setAsideWithin.length > 0 && canvas && (
        <Banner kind="warning">{t('cameraCanvas.unreadable')}</Banner>
      )}
    </>
  );
  if (canvas && canvas.places.length > 0) {
    return (
      <OpenCanvas
        key={`${barn.globalUniqueIdentifier}/${canvas.canvasId}`}
        barn={barn}
        canvas={canvas}
        cameras={knownReading(cameras)?.value ?? null}
        troubles={troubles}
      />
    );
  }
  return (
    <Page title={canvas?.name ?? t('cameraCanvas.title')} width="full">
      {troubles}
      {answer.state === 'loading' && (
        <div className={styles.loading} role="status" aria-busy="true" aria-label={t('cameraCanvas.loading')}>
          <Skeleton height="100%" />
        </div>
      )}
      {answer.state === 'failed' && !known && (
        <RequestFailure
          error={answer.error}
          what={t('cameraCanvas.failed')}
          onRetry={answer.retry}
          retrying={answer.refreshing}
        />
      )}
      {known && (
        <NoCanvas
          barnId={barn.globalUniqueIdentifier}
          canvasId={canvasId ?? null}
          empty={canvas ?? null}
          canvases={known.value.canvases}
          isUnreadable={canvasId !== undefined && known.setAside.includes(canvasId)}
        />
      )}
    </Page>
  );
}
