import { useTexts } from '@barnwatch/shared/i18n';
import { Icon, IconButton } from '@barnwatch/shared/ui';
import { isZoomed, wholePicture, type ZoomView, zoomTransform } from '@barnwatch/shared/ui/zoom';
import { type CSSProperties, memo, type ReactNode, useCallback, useRef } from 'react';
import { CameraMenuButton } from '../../camera-records/camera-menu/camera-menu-button';
import type { OpenCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import { sameTile } from '../../camera-records/still-tile/camera-equality';
import { hidden, type PictureHeight, usePlace } from '../../pictures/page/use-place';
import styles from './grid.module.css';
import { LivePicture } from './live-picture';
import { StillPicture } from './still-picture';
import type { TileProps } from './tile-props';

export interface GridTileProps extends Omit<TileProps, 'place'> {
  readonly live: boolean;
  /** False while other live pictures are starting: until then it shows stills. */
  readonly liveStarted: boolean;
  readonly onLiveSettled: (cameraId: string, settled: boolean) => void;
  /** Undefined for the whole picture. */
  readonly zoom: ZoomView | undefined;
  readonly onZoom: (cameraId: string, zoom: ZoomView) => void;
  /** Null where it cannot be chosen. */
  readonly onLive: ((cameraId: string, live: boolean) => void) | null;
  /** Opens what can be done with the camera; null where the tile leads nowhere. */
  readonly onMenu: OpenCameraMenu | null;
  /** Its height where it is expected to be in sight when it is drawn first, in CSS pixels. */
  readonly firstHeight: number | null;
  /** What the tile is moved by, while tiles are being arranged. */
  readonly grip?: ReactNode;
  readonly look?: 'lifted' | 'target' | undefined;
}

/** One camera of the grid. */
export const GridTile = memo(Tile, sameProps);

function sameProps(one: GridTileProps, other: GridTileProps): boolean {
  return sameTile(one, other) && compared.every((name) => one[name] === other[name]);
}

const compared = [
  'live',
  'liveStarted',
  'onLiveSettled',
  'intervalMs',
  'to',
  'zoom',
  'onZoom',
  'onLive',
  'onMenu',
  'grip',
  'look',
] as const;

function Tile(props: GridTileProps) {
  const {
    instance,
    camera,
    live,
    liveStarted,
    onLiveSettled,
    intervalMs,
    to,
    zoom = wholePicture,
    onZoom,
    onLive,
    onMenu,
    firstHeight,
    grip,
    look,
  } = props;
  const { t } = useTexts('mf-cameras');
  const { cameraId, name } = camera;
  const tile = useRef<HTMLLIElement>(null);
  // In whole steps: not every turn of a wheel asks for another picture.
  const enlarged = Math.ceil(zoom.scale);
  const pictureHeight: PictureHeight = useCallback(({ height }) => height * enlarged, [enlarged]);
  const place = usePlace(
    tile,
    pictureHeight,
    firstHeight === null ? hidden : { nearness: 'visible', height: firstHeight * enlarged },
  );
  const zoomed = isZoomed(zoom);
  const style = zoomed ? zoomStyle(zoom) : undefined;
  const picture = { instance, camera, place, intervalMs, to };
  return (
    <li
      ref={tile}
      className={styles.tile}
      data-camera-id={cameraId}
      data-zoomed={zoomed}
      data-look={look}
      style={style}
    >
      {live && liveStarted ? <LivePicture {...picture} onSettled={onLiveSettled} /> : <StillPicture {...picture} />}
      {live && !liveStarted && (
        <p className={styles.soon}>
          <Icon name="time" size={14} />
          <span>{t('grid.liveSoon')}</span>
        </p>
      )}
      <div className={styles.tools}>
        {zoomed && (
          <IconButton
            kind="overlay"
            icon="zoom-out"
            name={t('grid.wholePicture', { name })}
            onClick={() => onZoom(cameraId, wholePicture)}
          />
        )}
        {grip ??
          (onLive && (
            <IconButton
              kind="overlay"
              icon="live"
              name={t('grid.liveOf', { name })}
              pressed={live}
              className={styles.liveButton}
              onClick={() => onLive(cameraId, !live)}
            />
          ))}
        {onMenu && <CameraMenuButton camera={camera} onMenu={onMenu} ground="picture" />}
      </div>
    </li>
  );
}

/** An enlarged picture is moved by one finger, which then does not scroll the page. */
function zoomStyle(zoom: ZoomView): CSSProperties {
  const style = { touchAction: 'none', '--tile-zoom': zoomTransform(zoom) };
  return style;
}
