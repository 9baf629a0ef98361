import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { Age, Icon, tileLook, tileWords } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import type { Camera } from '../api/camera';
import { livePath } from '../live-view/live-path';
import { tilePicture } from '../pictures/tile-picture';
import { usePlace } from '../places/use-place';
import styles from './camera-list.module.css';
import { CameraTags } from './camera-tags';
import { stillTileState } from './still-tile-state';
import { useCameraStill } from './use-camera-still';

/** A camera in the list of a phone: a thumbnail, and beside it what the tile says on wide screens. */
export function CameraRow({ instance, camera }: { instance: InstanceView; camera: Camera }) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText, language } = useTexts();
  const thumbnail = useRef<HTMLDivElement>(null);
  const place = usePlace(thumbnail);
  const { frame, failure } = useCameraStill(instance, camera, place);
  const state = stillTileState(camera, failure, t);
  const look = tileLook(state);
  const picture = look.picture === 'none' ? null : tilePicture(frame, instance);
  const words = tileWords(state, picture !== null, frameText, language);
  return (
    <li className={styles.row} data-state={state.kind}>
      <div ref={thumbnail} className={styles.thumbnail} data-faded={look.picture === 'faded' || undefined}>
        {picture ? (
          <img src={picture.url} alt={frameText('tile.pictureOf', { name: camera.name })} decoding="async" />
        ) : (
          <Icon name={state.kind === 'privacy' ? 'privacy' : 'camera'} size={28} />
        )}
      </div>
      <div className={styles.rowWords}>
        <SuiteLink className={styles.rowName} to={livePath(instance.globalUniqueIdentifier, camera)}>
          {camera.name}
        </SuiteLink>
        <span className={styles.rowState}>
          <Icon name={words.icon} size={14} />
          {words.label}
          {look.age && picture && <Age since={picture.capturedAt} />}
        </span>
        {words.detail && <span className={styles.rowDetail}>{words.detail}</span>}
        <CameraTags tags={camera.tags} />
      </div>
    </li>
  );
}
