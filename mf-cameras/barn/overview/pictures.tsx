import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { CameraTile, EmptyState, Skeleton, useMediaQuery } from '@barnwatch/shared/ui';
import { memo, useRef } from 'react';
import { cameraPath } from '../../camera-records/addresses/camera-addresses';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { CameraMenuButton } from '../../camera-records/camera-menu/camera-menu-button';
import { type OpenCameraMenu, useCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import type { Camera } from '../../camera-records/record/camera';
import { sameTile } from '../../camera-records/still-tile/camera-equality';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { tilePicture } from '../../pictures/page/tile-picture';
import { type PictureHeight, usePlace } from '../../pictures/page/use-place';
import { ChooseCameras } from '../barn-facts/choose-cameras';
import { chosenCameras } from '../barn-facts/chosen-cameras';
import { useChosenCameras } from '../barn-facts/use-chosen-cameras';
import styles from './overview.module.css';
import { wall } from './wall';

const usualCount = { wall: 6, elsewhere: 4 };

export interface PicturesProps {
  readonly barn: InstanceView;
  readonly cameras: ListedCameras;
}

/** What chosen cameras of the barn see now. */
export function Pictures({ barn, cameras: { answer, all, listed, isUnreadable } }: PicturesProps) {
  const { t } = useTexts('mf-cameras');
  const [chosen, choose] = useChosenCameras(barn);
  const { openMenu, menu } = useCameraMenu(barn);
  const usual = useMediaQuery(wall) ? usualCount.wall : usualCount.elsewhere;
  // Where none can be read, the part on cameras says so.
  if (isUnreadable) return null;
  if (all !== null && listed.length === 0) {
    return (
      <section className={styles.pictures}>
        <EmptyState icon="camera" text={t('cameraList.none')} />
      </section>
    );
  }
  // Until cameras and choice are known, as many places as there usually are.
  const shown = chosen === undefined ? [] : chosenCameras(listed, chosen, usual);
  const isWaiting = shown.length === 0 && answer.state !== 'failed';
  return (
    <section className={styles.pictures} aria-label={t('overview.pictures')}>
      <ul className={styles.tiles} data-many={(isWaiting ? usual : shown.length) > 4 || undefined}>
        {isWaiting &&
          Array.from({ length: usual }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places differ by nothing else
            <li key={place}>
              <Skeleton ratio="16 / 9" />
            </li>
          ))}
        {shown.map((camera) => (
          <Tile key={camera.cameraId} instance={barn} camera={camera} onMenu={openMenu} />
        ))}
      </ul>
      <div className={styles.choose}>
        <ChooseCameras listed={listed} shown={shown} onChoose={choose} />
      </div>
      {menu}
    </section>
  );
}

const tileHeight: PictureHeight = ({ width }) => (width * 9) / 16;

interface TileProps {
  readonly instance: InstanceView;
  readonly camera: Camera;
  readonly onMenu: OpenCameraMenu;
}

const Tile = memo(function Tile({ instance, camera, onMenu }: TileProps) {
  const { t } = useTexts('mf-cameras');
  const tile = useRef<HTMLLIElement>(null);
  const place = usePlace(tile, tileHeight);
  const { frame, failure } = useCameraStill(instance, camera, place);
  return (
    <li ref={tile}>
      <CameraTile
        name={camera.name}
        state={stillTileState(camera, failure, t, instance)}
        picture={tilePicture(frame, instance)}
        actions={<CameraMenuButton camera={camera} onMenu={onMenu} ground="picture" />}
        link={({ className, children }) => (
          <SuiteLink className={className} to={cameraPath(instance.globalUniqueIdentifier, camera.cameraId)}>
            {children}
          </SuiteLink>
        )}
      />
    </li>
  );
}, sameTile);
