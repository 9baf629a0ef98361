import { type InstanceView, shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useDataSaving } from '@barnwatch/shared/settings';
import { Banner, Button, EmptyState, Page } from '@barnwatch/shared/ui';
import { enterFullscreen } from '@barnwatch/shared/ui/wall';
import { useFullscreen } from '@barnwatch/shared/ui/zoom';
import { useCallback, useMemo, useRef, useState } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { CameraListSkeleton } from '../../cameras/camera-list/camera-list-skeleton';
import { CountsOnPictures } from '../../figures/counts-now/counts-on-pictures';
import { idsOf } from '../../figures/counts-now/ids-of';
import { useCountsOnPictures } from '../../figures/counts-now/use-counts-on-pictures';
import { DataSaverNote } from '../../live/data-saver/data-saver-note';
import { dataSaverLayout } from './data-saver-layout';
import { GridActions, type GridMode } from './grid-actions';
import { changed, type GridLayout, type LayoutChange, layoutOf, removed, savedAs, withDefault } from './grid-layout';
import { GridPage } from './grid-page';
import { GridWall } from './grid-wall';
import { LayoutDialog } from './layout-dialog';
import { shownCameras } from './shown-cameras';
import { currentGridAddress, useGridAddress } from './use-grid-address';
import { useGridLayouts } from './use-grid-layouts';

/** Route `grid`: the cameras of the barn side by side, as somebody arranged them on this device. */
export function GridScreen() {
  const barn = useSelectedBarn();
  return barn && <BarnGrid key={barn.globalUniqueIdentifier} instance={barn} />;
}

function BarnGrid({ instance }: { instance: InstanceView }) {
  const { t } = useTexts('mf-cameras');
  const { answer, all, listed, setAside, isUnreadable, receivedAt } = useListedCameras();
  const [address, setAddress] = useGridAddress();
  const layouts = useGridLayouts(instance.globalUniqueIdentifier);
  const [choosing, setChoosing] = useState(false);
  const [hasCounts, showCounts] = useCountsOnPictures();
  const [mode, setMode] = useState<GridMode>('watch');
  const stage = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(stage);

  const [saving, endSaving] = useDataSaving();
  const savesData = saving.kind !== 'none';
  const layout = layoutOf(layouts.value, address.layoutId);
  const { layoutId } = layout;
  const shownLayout = useMemo(() => (savesData ? dataSaverLayout(layout) : layout), [savesData, layout]);
  const isUnknown = layouts.known && address.layoutId !== null && address.layoutId !== layoutId;
  const columns = address.columns === 'auto' ? null : (address.columns ?? layout.columns);
  const cameras = shownCameras(listed, layout);

  const { change: keep } = layouts;
  const onLayout = useCallback(
    (change: (before: GridLayout) => LayoutChange) =>
      keep((before) => {
        const known = layoutOf(before, currentGridAddress().layoutId);
        return changed(before, known.layoutId, change(savesData ? dataSaverLayout(known) : known));
      }),
    [keep, savesData],
  );
  const show = (id: string | null) => {
    setMode('watch');
    setAddress({ layoutId: id, columns: null, page: 1 });
  };
  const openWall = () => {
    setMode('watch');
    void enterFullscreen().then(() => setAddress({ wall: true }));
  };

  const drawn = all !== null && layouts.known && cameras.length > 0;
  const asks = answer.state === 'loading' || (all !== null && !layouts.known);
  return (
    <Page
      title={t('grid.title')}
      subtitle={shownName(instance)}
      width="full"
      actions={
        <GridActions
          layouts={layouts.value}
          known={layouts.known}
          layout={layout}
          onLayoutId={show}
          onSettings={() => setChoosing(true)}
          mode={mode}
          onMode={setMode}
          fullscreen={fullscreen}
          onWall={openWall}
          hasCounts={hasCounts}
          onCounts={showCounts}
          tiles={drawn ? 'drawn' : asks ? 'awaited' : 'none'}
        />
      }
    >
      <PrivacyBanner instance={instance} />
      <CameraListFailure answer={answer} receivedAt={receivedAt} />
      <SetAsideCameras setAside={setAside} />
      {isUnknown && (
        <Banner kind="info" onClose={() => setAddress({ layoutId: null })}>
          {t('grid.layouts.unknown')}
        </Banner>
      )}
      {asks && <CameraListSkeleton view="pictures" />}
      {all !== null && layouts.known && cameras.length === 0 && !isUnreadable && (
        <EmptyState
          icon="grid"
          hint={t(whyEmpty(all.length, listed.length))}
          action={
            listed.length > 0 && <Button onClick={() => onLayout(() => ({ chosen: null }))}>{t('grid.showAll')}</Button>
          }
        />
      )}
      {drawn && (
        <DataSaverNote
          saving={saving}
          text={t(layout.live === 'all' ? 'dataSaver.gridAllLive' : 'dataSaver.grid')}
          actionLabel={t(saving.kind === 'used-up' ? 'dataSaver.goOn' : 'dataSaver.end')}
          onAction={endSaving}
        />
      )}
      {drawn && (
        <CountsOnPictures instance={instance} cameraIds={idsOf(cameras)} isShown={hasCounts}>
          {!address.wall && (
            <GridPage
              instance={instance}
              cameras={cameras}
              layout={shownLayout}
              columns={columns}
              page={address.page}
              onPage={(turned) => setAddress((known) => ({ page: turned(known.page) }))}
              mode={mode}
              stage={stage}
              fullscreen={fullscreen}
              onLayout={onLayout}
            />
          )}
          {address.wall && (
            <GridWall
              instance={instance}
              cameras={cameras}
              layout={shownLayout}
              columns={columns}
              firstPage={address.page}
              onLayout={onLayout}
              onLeave={() => setAddress({ wall: false })}
            />
          )}
        </CountsOnPictures>
      )}
      {choosing && (
        <LayoutDialog
          layouts={layouts.value}
          layout={layout}
          savesData={savesData}
          columns={columns}
          listed={listed}
          shownCount={cameras.length}
          onColumns={(next) => {
            onLayout(() => ({ columns: next }));
            setAddress({ columns: next ?? 'auto' });
          }}
          onChange={(change) => onLayout(() => change)}
          onSaveAs={(name) => {
            const id = `layout-${Date.now().toString(36)}`;
            keep((before) => savedAs(before, layoutOf(before, layoutId), name, id));
            setAddress({ layoutId: id });
          }}
          onDelete={() => {
            setChoosing(false);
            keep((before) => removed(before, layoutId));
            show(null);
          }}
          onDefault={() => keep((before) => withDefault(before, layoutId))}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

function whyEmpty(all: number, listed: number): string {
  if (all === 0) return 'cameraList.none';
  return listed === 0 ? 'cameraList.onlyUntagged' : 'grid.noneChosen';
}
