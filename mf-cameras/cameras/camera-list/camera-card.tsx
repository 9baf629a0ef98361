import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { CameraTile } from '@barnwatch/shared/ui';
import { memo, useRef } from 'react';
import { CameraMenuButton } from '../../camera-records/camera-menu/camera-menu-button';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { PictureCountNote } from '../../figures/counts-now/picture-count-note';
import { tilePicture } from '../../pictures/page/tile-picture';
import { type PictureHeight, usePlace } from '../../pictures/page/use-place';
import styles from './camera-list.module.css';
import { type CameraEntryProps, sameEntry } from './camera-row';
import { CameraTags } from './camera-tags';

/** The tile's shape. */
const tileHeight: PictureHeight = ({ width }) => (width * 9) / 16;

/** A camera as a picture, its tags below. */
export const CameraCard = memo(Card, sameEntry);

function Card({ instance, camera, to, onMenu }: CameraEntryProps) {
  const { t } = useTexts('mf-cameras');
  const card = useRef<HTMLLIElement>(null);
  const place = usePlace(card, tileHeight);
  const { frame, failure } = useCameraStill(instance, camera, place);
  return (
    <li ref={card} className={styles.card} data-camera-id={camera.cameraId}>
      <CameraTile
        name={camera.name}
        state={stillTileState(camera, failure, t, instance)}
        picture={place.nearness === 'hidden' ? null : tilePicture(frame, instance)}
        note={<PictureCountNote cameraId={camera.cameraId} />}
        actions={onMenu && <CameraMenuButton camera={camera} onMenu={onMenu} ground="picture" />}
        link={({ className, children }) => (
          <SuiteLink className={className} to={to}>
            {children}
          </SuiteLink>
        )}
      />
      {place.nearness !== 'hidden' && <CameraTags tags={camera.tags} />}
    </li>
  );
}
