import { useTexts } from '@barnwatch/shared/i18n';
import { CameraTile, Icon } from '@barnwatch/shared/ui';
import { useEffect } from 'react';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { PictureCountNote } from '../../figures/counts-now/picture-count-note';
import { isSettled } from '../../live/policies/live-turns';
import { MediaHost } from '../../live/session/media-host';
import { useLivePicture } from '../../live/session/use-live-picture';
import { tilePicture } from '../../pictures/page/tile-picture';
import styles from './grid.module.css';
import { tileLink } from './tile-link';
import type { TileProps } from './tile-props';

export interface LivePictureProps extends TileProps {
  /** Called once the picture is no longer starting, which loads the barn, and when it leaves the page. */
  readonly onSettled: (cameraId: string, settled: boolean) => void;
}

/** A camera that moves, if the connection carries one more; if it does not, it says so and shows stills. */
export function LivePicture({
  instance,
  camera,
  place,
  intervalMs,
  to,
  named = true,
  quiet = false,
  onSettled,
}: LivePictureProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const { snapshot, frame, failure, state } = useLivePicture({
    instance,
    cameraId: camera.cameraId,
    camera,
    place,
    seenElsewhere: false,
    limitedIntervalMs: intervalMs,
  });
  const { cameraId } = camera;
  const hasSettled = isSettled(snapshot.connection);
  useEffect(() => {
    if (hasSettled) onSettled(cameraId, true);
  }, [hasSettled, onSettled, cameraId]);
  // Shown again, it starts again.
  useEffect(() => () => onSettled(cameraId, false), [onSettled, cameraId]);
  const isLimited = snapshot.connection.kind === 'limited';
  const shownState = isLimited ? stillTileState(camera, failure, t, instance) : state;
  return (
    <>
      <CameraTile
        name={camera.name}
        named={named}
        quiet={quiet}
        state={shownState}
        picture={place.nearness === 'hidden' ? null : tilePicture(frame, instance)}
        note={<PictureCountNote cameraId={camera.cameraId} />}
        fit="contain"
        {...tileLink(to)}
      >
        <MediaHost
          element={snapshot.element}
          shown={snapshot.connection.kind === 'playing'}
          label={frameText('tile.pictureOf', { name: camera.name })}
        />
      </CameraTile>
      {isLimited && (
        <p className={styles.limit} title={t('grid.limitHint')}>
          <Icon name="warning" size={14} />
          <span>{t('grid.limit')}</span>
        </p>
      )}
    </>
  );
}
