import { useTexts } from '@barnwatch/shared/i18n';
import type { Camera } from '../../camera-records/record/camera';
import { CameraTags } from '../camera-list/camera-tags';
import styles from './camera-detail.module.css';

/** What else the barn says of a camera. */
export function CameraFacts({ camera }: { camera: Camera }) {
  const { t } = useTexts('mf-cameras');
  const { cameraId, tags, width, height, managed } = camera;
  return (
    <dl className={styles.facts}>
      {tags.length > 0 && (
        <div>
          <dt>{t('cameraList.tags')}</dt>
          <dd>
            <CameraTags tags={tags} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('cameraDetail.id')}</dt>
        <dd>{cameraId}</dd>
      </div>
      {width !== undefined && height !== undefined && (
        <div>
          <dt>{t('cameraDetail.size')}</dt>
          <dd>
            {width} × {height}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('cameraDetail.management')}</dt>
        <dd>{t(managed ? 'cameraDetail.managed' : 'cameraDetail.notManaged')}</dd>
      </div>
    </dl>
  );
}
