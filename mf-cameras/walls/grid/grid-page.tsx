import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, useScreenKeys, VisuallyHidden } from '@barnwatch/shared/ui';
import type { FullscreenControl } from '@barnwatch/shared/ui/zoom';
import { useArea } from '@barnwatch/shared/ui/zoom';
import { type RefObject, useId, useRef, useState } from 'react';
import { useCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import type { Camera } from '../../camera-records/record/camera';
import { commonAspect } from './common-aspect';
import styles from './grid.module.css';
import type { GridMode } from './grid-actions';
import type { GridLayout, LayoutChange } from './grid-layout';
import { GridTiles, pageGap } from './grid-tiles';
import { fitPage } from './page-fit';
import { Pager, type PagerProps } from './pager';
import { camerasOfPage } from './shown-cameras';
import { TileGrip } from './tile-grip';
import { useArrange } from './use-arrange';

const ways = ['←', '↑', '→', '↓'] as const;

export interface GridPageProps {
  readonly instance: InstanceView;
  readonly cameras: readonly Camera[];
  readonly layout: GridLayout;
  readonly columns: number | null;
  /** From 1. */
  readonly page: number;
  readonly onPage: PagerProps['onPage'];
  readonly mode: GridMode;
  /** What fills the screen on request. */
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly fullscreen: FullscreenControl;
  readonly onLayout: (change: (layout: GridLayout) => LayoutChange) => void;
}

/** The tiles below the page's header, as large as the window allows, each a way to its camera. */
export function GridPage(props: GridPageProps) {
  const { instance, cameras, layout, columns, page, onPage, mode, stage, fullscreen, onLayout } = props;
  const arranging = mode === 'arrange';
  const { t } = useTexts('mf-cameras');
  const list = useRef<HTMLUListElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const room = useArea(area, fullscreen.active);
  const [announcement, setAnnouncement] = useState('');
  const helpId = useId();
  const { openMenu, menu } = useCameraMenu(instance);
  const paged =
    room && fitPage({ tiles: cameras.length, aspect: commonAspect(cameras), gap: pageGap, ...room }, columns);
  const byId = new Map(cameras.map((camera) => [camera.cameraId, camera]));
  const perPage = paged?.perPage ?? cameras.length;

  const arrange = useArrange({
    list,
    order: cameras.map(({ cameraId }) => cameraId),
    columns: paged?.fit.columns ?? 1,
    onOrder: (order) => onLayout(() => ({ order: [...order] })),
    onTell: (what, cameraId, place) => {
      setAnnouncement(
        t(`grid.announcement.${what}`, { name: byId.get(cameraId)?.name ?? cameraId, place, total: cameras.length }),
      );
      if (what === 'dropped') onPage(() => Math.ceil(place / perPage));
    },
  });
  useScreenKeys([
    { keys: ['+', '−', '0'], words: t('keys.tileZoom') },
    { keys: [t('keys.shift'), ...ways], words: t('keys.tilePan') },
    { keys: [t('keys.space')], words: t('keys.lift') },
    { keys: ways, words: t('keys.move') },
    { keys: [t('keys.endKeys')], words: t('keys.moveFar') },
    { keys: ['Esc'], words: t('keys.putBack') },
  ]);
  const { lift, order } = arrange;
  const lifted = arranging ? lift : null;
  const ordered = arranging ? order.flatMap((cameraId) => byId.get(cameraId) ?? []) : cameras;
  // The page goes with the tile that leaves it.
  const shownPage = lifted?.by === 'keys' ? Math.floor(order.indexOf(lifted.cameraId) / perPage) + 1 : page;

  return (
    <div ref={stage} className={styles.stage}>
      {arranging && (
        <p id={helpId} className={styles.help}>
          {t('grid.arrangeHelp')}
        </p>
      )}
      {mode === 'choose-live' && <p className={styles.help}>{t('grid.chooseLiveHelp')}</p>}
      <div ref={area} className={styles.area}>
        {paged && (
          <GridTiles
            instance={instance}
            cameras={camerasOfPage(ordered, shownPage, perPage)}
            shownIds={order}
            layout={layout}
            fit={paged.fit}
            wall={false}
            choosingLive={mode === 'choose-live'}
            list={list}
            onMenu={openMenu}
            onLayout={onLayout}
            {...(arranging && {
              arranged: {
                look: (cameraId) =>
                  lifted?.cameraId === cameraId
                    ? 'lifted'
                    : lifted?.by === 'pointer' && lifted.over === cameraId
                      ? 'target'
                      : undefined,
                grip: ({ cameraId, name }) => (
                  <TileGrip
                    cameraId={cameraId}
                    name={t('grid.grip', { name, place: order.indexOf(cameraId) + 1, total: order.length })}
                    lifted={lifted?.cameraId === cameraId}
                    arranging={arrange}
                    className={styles.grip}
                    describedBy={helpId}
                  />
                ),
              },
            })}
          />
        )}
      </div>
      {menu}
      <Pager page={Math.min(shownPage, paged?.pages ?? 1)} pages={paged?.pages ?? 1} onPage={onPage} />
      {fullscreen.active && (
        <IconButton
          kind="overlay"
          icon="fullscreen-leave"
          name={t('liveView.leaveFullscreen')}
          className={styles.leave}
          onClick={fullscreen.toggle}
        />
      )}
      <VisuallyHidden>
        <output aria-live="assertive">{announcement}</output>
      </VisuallyHidden>
    </div>
  );
}
