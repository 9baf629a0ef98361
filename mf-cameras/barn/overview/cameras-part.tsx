import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Age, Icon } from '@barnwatch/shared/ui';
import { cameraPath, listPath } from '../../camera-records/addresses/camera-addresses';
import { Way } from '../../camera-records/addresses/way';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { Camera } from '../../camera-records/record/camera';
import { camerasNow } from '../barn-facts/cameras-now';
import { Part } from '../barn-facts/part';
import { PartLink } from '../barn-facts/part-link';
import styles from './overview.module.css';
import { Until } from './until';

const mostShown = 3;

export interface CamerasPartProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
}

/** How many cameras deliver pictures, which are off and since when, and which are private and for how long. */
export function CamerasPart({ barn, cameras: { answer, listed } }: CamerasPartProps) {
  const { t } = useTexts('mf-cameras');
  const barnId = barn.globalUniqueIdentifier;
  return (
    <Part
      title={t('overview.cameras.title')}
      icon="camera"
      answer={answer}
      failed={t('cameraList.failed')}
      setAside="cameraList.setAside"
      place={1}
      link={<PartLink to={listPath(barnId)}>{t('overview.cameras.all')}</PartLink>}
    >
      {() => {
        const { working, offline, hidden } = camerasNow(listed);
        const further = offline.length - mostShown;
        return (
          <>
            <p className={offline.length === 0 ? styles.calm : styles.alarm}>
              <Icon name={offline.length === 0 ? 'check' : 'offline'} size={18} />
              {offline.length === 0
                ? t('overview.cameras.working', { count: working.length })
                : t('overview.cameras.offline', { count: offline.length, total: listed.length })}
            </p>
            {offline.length > 0 && (
              <ul className={styles.rows}>
                {offline.slice(0, mostShown).map((camera) => (
                  <OfflineRow key={camera.cameraId} barn={barn} camera={camera} />
                ))}
              </ul>
            )}
            {further > 0 && <p className={styles.muted}>{t('overview.further', { count: further })}</p>}
            {hidden.length > 0 && (
              <p className={styles.private}>
                <Icon name="privacy" size={18} />
                <span>
                  {t('overview.cameras.private', { count: hidden.length })} <Until cameras={hidden} barn={barn} />
                </span>
              </p>
            )}
          </>
        );
      }}
    </Part>
  );
}

function OfflineRow({ barn, camera }: { readonly barn: InstanceView; readonly camera: Camera }) {
  const { t } = useTexts('mf-cameras');
  const { cameraId, name, lastSeen } = camera;
  return (
    <li className={styles.row}>
      <Way to={cameraPath(barn.globalUniqueIdentifier, cameraId)} className={styles.rowName}>
        {name}
      </Way>
      {lastSeen === null ? (
        <span>{t('overview.cameras.neverSeen')}</span>
      ) : (
        <Age since={lastSeen - (barn.clockOffsetMs ?? 0)} plain />
      )}
    </li>
  );
}
