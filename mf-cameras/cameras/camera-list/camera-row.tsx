import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Icon, PictureAge, tileLook, tileWords } from '@barnwatch/shared/ui';
import { memo, useRef } from 'react';
import { CameraMenuButton } from '../../camera-records/camera-menu/camera-menu-button';
import type { OpenCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import type { Camera } from '../../camera-records/record/camera';
import { sameTile } from '../../camera-records/still-tile/camera-equality';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { useCameraStill } from '../../camera-records/still-tile/use-camera-still';
import { tilePicture } from '../../pictures/page/tile-picture';
import { type PictureHeight, usePlace } from '../../pictures/page/use-place';
import styles from './camera-list.module.css';
import { CameraTags } from './camera-tags';
import { rowWords } from './row-words';

export interface CameraEntryProps {
  readonly instance: InstanceView;
  readonly camera: Camera;
  /** Where the entry leads. */
  readonly to: string;
  /** Opens what can be done with the camera; without it there is no way to. */
  readonly onMenu: OpenCameraMenu | null;
}

/** Whether an entry would draw the same. */
export function sameEntry(one: CameraEntryProps, other: CameraEntryProps): boolean {
  return one.to === other.to && one.onMenu === other.onMenu && sameTile(one, other);
}

/** Product 9.10: thumbnails of the camera list are this high, in CSS pixels. */
const thumbnailHeightPx = 75;
const thumbnailHeight: PictureHeight = () => thumbnailHeightPx;

/** A camera in the list: a thumbnail, and beside it name, state, age and tags. Far off the screen the name alone. */
export const CameraRow = memo(Row, sameEntry);

function Row({ instance, camera, to, onMenu }: CameraEntryProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText, language } = useTexts();
  const row = useRef<HTMLLIElement>(null);
  const place = usePlace(row, thumbnailHeight);
  const { frame, failure } = useCameraStill(instance, camera, place);
  const state = stillTileState(camera, failure, t, instance);
  const look = tileLook(state);
  const drawn = place.nearness !== 'hidden';
  const picture = drawn && look.picture !== 'none' ? tilePicture(frame, instance) : null;
  const words = rowWords(tileWords(state, picture !== null, frameText, language), state, failure, t);
  return (
    <li ref={row} className={styles.row} data-camera-id={camera.cameraId} data-state={state.kind}>
      <div className={styles.thumbnail} data-faded={look.picture === 'faded' || undefined}>
        {picture ? (
          <img src={picture.url} alt={frameText('tile.pictureOf', { name: camera.name })} decoding="async" />
        ) : (
          drawn && <Icon name={state.kind === 'privacy' ? 'privacy' : 'camera'} size={28} />
        )}
      </div>
      <div className={styles.rowWords}>
        <SuiteLink className={styles.rowName} to={to} dir="auto" title={camera.name}>
          {camera.name}
        </SuiteLink>
        {drawn && (
          <>
            <span className={styles.rowState}>
              {words.label !== null && (
                <span className={styles.rowMark} title={words.label}>
                  <Icon name={words.icon} size={14} />
                  <span>{words.label}</span>
                </span>
              )}
              {look.age && picture && <PictureAge picture={picture} />}
            </span>
            {words.detail && <span className={styles.rowDetail}>{words.detail}</span>}
            <CameraTags tags={camera.tags} />
          </>
        )}
      </div>
      {drawn && onMenu && <CameraMenuButton camera={camera} onMenu={onMenu} ground="surface" />}
    </li>
  );
}
