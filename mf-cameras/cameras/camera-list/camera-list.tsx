import { shownName, useSelectedBarn } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { IconButton, Page, SegmentedControl, useMediaQuery } from '@barnwatch/shared/ui';
import { useDeferredValue, useMemo } from 'react';
import { CameraListFailure } from '../../camera-records/absence/camera-list-failure';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import { CameraFilterBar } from '../../camera-records/camera-filter/camera-filter-bar';
import { selectCameras } from '../../camera-records/camera-filter/select-cameras';
import { useCameraFilter } from '../../camera-records/camera-filter/use-camera-filter';
import { useListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import { PrivacyButton } from '../../camera-records/privacy/privacy-button';
import { CountsButton } from '../../figures/counts-now/counts-button';
import { CountsOnPictures } from '../../figures/counts-now/counts-on-pictures';
import { idsOf } from '../../figures/counts-now/ids-of';
import { useCountsOnPictures } from '../../figures/counts-now/use-counts-on-pictures';
import { WalkRoundLink } from '../walk-round/walk-round-link';
import { CameraListSkeleton } from './camera-list-skeleton';
import { Cameras } from './cameras';
import { useReturnedFrom } from './returned-from';
import { useCameraView } from './use-camera-view';

/** Below this a list shows more of the barn, unless somebody wants the pictures. */
const uprightQuery = '(max-width: 599px)';

/** A phone, also one that lies: what one chooses by is behind a button, so that the cameras come first. */
const phoneQuery = `${uprightQuery}, (max-height: 500px)`;

/** Route `camera`: all cameras of the barn. */
export function CameraListScreen() {
  const { t } = useTexts('mf-cameras');
  const barn = useSelectedBarn();
  const [hasCounts, showCounts] = useCountsOnPictures();
  const cameFrom = useReturnedFrom();
  const [filter, setFilter] = useCameraFilter();
  const [chosenView, chooseView] = useCameraView();
  const upright = useMediaQuery(uprightQuery);
  const phone = useMediaQuery(phoneQuery);
  const cameras = useListedCameras();
  const { answer, all, listed, setAside, isUnreadable, receivedAt, showUntagged, setShowUntagged } = cameras;
  // Typing goes before the drawing of hundreds of cameras.
  const filterToDraw = useDeferredValue(filter);
  const shown = useMemo(() => selectCameras(listed, filterToDraw), [listed, filterToDraw]);
  if (!barn) return null;

  const mayHaveCameras = all === null ? answer.state === 'loading' : all.length + setAside.length > 0;
  const view = chosenView ?? (upright ? 'list' : 'pictures');
  const otherView = view === 'list' ? 'pictures' : 'list';
  const views = [
    { value: 'pictures', label: t('cameraList.views.pictures'), icon: 'grid' },
    { value: 'list', label: t('cameraList.views.list'), icon: 'list' },
  ] as const;
  return (
    <Page
      title={t('cameraList.title')}
      subtitle={shownName(barn)}
      actions={
        mayHaveCameras && (
          <>
            {!phone && (
              <SegmentedControl label={t('cameraList.view')} value={view} segments={views} onChange={chooseView} />
            )}
            {!phone && view === 'pictures' && <CountsButton isShown={hasCounts} onShow={showCounts} />}
            <PrivacyButton instance={barn} camera={null} />
            <WalkRoundLink instance={barn} listed={all && listed} compact={phone} />
          </>
        )
      }
    >
      <PrivacyBanner instance={barn} />
      <CameraListFailure answer={answer} receivedAt={receivedAt} />
      <SetAsideCameras setAside={setAside} />
      {(all !== null || answer.state === 'loading') && (
        <CameraFilterBar
          narrow={phone}
          phone={phone}
          beside={
            phone && (
              <>
                {view === 'pictures' && <CountsButton isShown={hasCounts} onShow={showCounts} />}
                <IconButton
                  icon={otherView === 'list' ? 'list' : 'grid'}
                  name={t(`cameraList.showAs.${otherView}`)}
                  onClick={() => chooseView(otherView)}
                />
              </>
            )
          }
          all={all}
          listed={listed}
          shown={shown.length}
          filter={filter}
          onFilter={setFilter}
          showUntagged={showUntagged}
          onShowUntagged={setShowUntagged}
        />
      )}
      {answer.state === 'loading' && <CameraListSkeleton view={view} />}
      {all && !isUnreadable && (
        <CountsOnPictures instance={barn} cameraIds={idsOf(listed)} isShown={hasCounts && view === 'pictures'}>
          <Cameras
            instance={barn}
            all={all}
            shown={shown}
            filter={filterToDraw}
            view={view}
            hasMenus
            atLeast={shown.findIndex(({ cameraId }) => cameraId === cameFrom) + 1}
            returnedFrom={cameFrom}
          />
        </CountsOnPictures>
      )}
    </Page>
  );
}
