import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { ZoomView } from '@barnwatch/shared/ui/zoom';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { cameraPath } from '../../camera-records/addresses/camera-addresses';
import type { OpenCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import type { Camera } from '../../camera-records/record/camera';
import styles from './grid.module.css';
import { type GridLayout, isLive, type LayoutChange, withLive, withZoom } from './grid-layout';
import { GridTile } from './grid-tile';
import type { TileFit } from './layout-fit';
import { useLiveTurns } from './use-live-turns';
import { useTileZooms } from './use-tile-zooms';

/** Between two tiles, in CSS pixels. */
export const pageGap = 8;
export const wallGap = 4;

export interface GridTilesProps {
  readonly instance: InstanceView;
  /** Those of this page, in order. */
  readonly cameras: readonly Camera[];
  /** All that are shown, on whatever page. */
  readonly shownIds: readonly string[];
  readonly layout: GridLayout;
  readonly fit: TileFit;
  readonly wall: boolean;
  /** Every tile offers to be live; otherwise only the one that a mouse is over. */
  readonly choosingLive?: boolean;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Opens what can be done with a camera; null where nobody is meant to press anything. */
  readonly onMenu: OpenCameraMenu | null;
  readonly onLayout: (change: (layout: GridLayout) => LayoutChange) => void;
  /** While tiles are being arranged: what each is moved by, and how it looks meanwhile. */
  readonly arranged?: {
    readonly grip: (camera: Camera) => ReactNode;
    readonly look: (cameraId: string) => 'lifted' | 'target' | undefined;
  };
}

/** The tiles of one page. */
export function GridTiles(props: GridTilesProps) {
  const {
    instance,
    cameras,
    shownIds,
    layout,
    fit,
    wall,
    choosingLive = false,
    list,
    onMenu,
    onLayout,
    arranged,
  } = props;
  const barnId = instance.globalUniqueIdentifier;
  const shown = useRef(shownIds);
  useEffect(() => {
    shown.current = shownIds;
  }, [shownIds]);
  const zoom = useCallback(
    (cameraId: string, to: ZoomView) => onLayout((before) => withZoom(before, cameraId, to)),
    [onLayout],
  );
  const chooseLive = useCallback(
    (cameraId: string, live: boolean) => onLayout((before) => withLive(before, cameraId, live, shown.current)),
    [onLayout],
  );
  useTileZooms(list, { zooms: layout.zooms, onZoom: zoom, plainWheel: wall });
  const liveIds = useMemo(
    () => cameras.filter(({ cameraId }) => isLive(layout, cameraId)).map(({ cameraId }) => cameraId),
    [cameras, layout],
  );
  const { started, onSettled } = useLiveTurns(liveIds);
  const leads = !wall && !arranged;
  const gap = wall ? wallGap : pageGap;
  const expectedInSight = fit.columns * Math.ceil(window.innerHeight / (fit.tileHeight + gap));
  return (
    <ul
      ref={list}
      className={styles.tiles}
      data-wall={wall}
      data-choosing-live={choosingLive}
      style={{
        gridTemplateColumns: `repeat(${fit.columns}, ${fit.tileWidth}px)`,
        gridAutoRows: `${fit.tileHeight}px`,
        gap,
      }}
    >
      {cameras.map((camera, place) => (
        <GridTile
          key={camera.cameraId}
          instance={instance}
          camera={camera}
          live={isLive(layout, camera.cameraId)}
          liveStarted={started.has(camera.cameraId)}
          onLiveSettled={onSettled}
          intervalMs={layout.intervalMs}
          zoom={layout.zooms[camera.cameraId]}
          onZoom={zoom}
          onLive={wall ? null : chooseLive}
          onMenu={leads && !choosingLive ? onMenu : null}
          firstHeight={place < expectedInSight ? fit.tileHeight : null}
          to={leads ? cameraPath(barnId, camera.cameraId) : null}
          {...(arranged && { grip: arranged.grip(camera), look: arranged.look(camera.cameraId) })}
        />
      ))}
    </ul>
  );
}
