import { useTexts } from '@barnwatch/shared/i18n';
import { Age, RequestFailure } from '@barnwatch/shared/ui';
import type { ListedCameras } from '../camera-filter/use-listed-cameras';
import styles from './camera-list-failure.module.css';

/** What went wrong with the list of cameras, and how old the one is that is shown instead. */
export function CameraListFailure({ answer, receivedAt }: Pick<ListedCameras, 'answer' | 'receivedAt'>) {
  const { t } = useTexts('mf-cameras');
  if (answer.state !== 'failed') return null;
  const isKnown = receivedAt !== null;
  return (
    <>
      <RequestFailure
        error={answer.error}
        what={t(isKnown ? 'cameraList.notRefreshed' : 'cameraList.failed')}
        onRetry={answer.retry}
        retrying={answer.refreshing}
        form={isKnown ? 'line' : 'area'}
      />
      {isKnown && (
        <p className={styles.old}>
          {t('cameraList.old')} <Age since={receivedAt} />
        </p>
      )}
    </>
  );
}
