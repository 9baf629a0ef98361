import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { useLayoutEffect, useRef } from 'react';
import { SetAsideCameras } from '../../camera-records/absence/set-aside-cameras';
import type { CameraFilter } from '../../camera-records/camera-filter/camera-filter';
import { CameraFilterBar } from '../../camera-records/camera-filter/camera-filter-bar';
import type { ListedCameras } from '../../camera-records/camera-filter/use-listed-cameras';
import type { Camera } from '../../camera-records/record/camera';
import { CameraListSkeleton } from '../camera-list/camera-list-skeleton';
import { Cameras } from '../camera-list/cameras';
import styles from './camera-detail.module.css';

/** This many more rows than the open one fill the column below it. */
const beyond = 20;

export interface ListBesideProps {
  readonly instance: InstanceView;
  readonly cameras: ListedCameras;
  readonly shown: readonly Camera[];
  readonly filter: CameraFilter;
  readonly onFilter: (change: Partial<CameraFilter>) => void;
  /** The one that is open beside the list. */
  readonly cameraId: string;
}

/** All cameras in a column beside the one that is open; it scrolls by itself and keeps that one in view. */
export function ListBeside({ instance, cameras, shown, filter, onFilter, cameraId }: ListBesideProps) {
  const { t } = useTexts('mf-cameras');
  const { answer, all, listed, setAside, isUnreadable, showUntagged, setShowUntagged } = cameras;
  const scroller = useRef<HTMLDivElement>(null);
  const index = shown.findIndex((camera) => camera.cameraId === cameraId);
  const isThere = index >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another camera is another row to keep in view
  useLayoutEffect(() => {
    if (isThere) keepInView(scroller.current);
  }, [cameraId, isThere]);
  return (
    <section className={styles.beside} aria-label={t('cameraDetail.list')}>
      <CameraFilterBar
        narrow
        all={all}
        listed={listed}
        shown={shown.length}
        filter={filter}
        onFilter={onFilter}
        showUntagged={showUntagged}
        onShowUntagged={setShowUntagged}
      />
      <div ref={scroller} className={styles.scroller}>
        <SetAsideCameras setAside={setAside} />
        {answer.state === 'loading' && <CameraListSkeleton view="list" />}
        {all && !isUnreadable && (
          <Cameras
            instance={instance}
            all={all}
            shown={shown}
            filter={filter}
            view="list"
            atLeast={index + 1 + beyond}
          />
        )}
      </div>
    </section>
  );
}

/** Scrolls the column only: `scrollIntoView` would move the page too. */
function keepInView(scroller: HTMLElement | null): void {
  const row = scroller?.querySelector('[aria-current="page"]')?.closest('li');
  if (!scroller || !row) return;
  const column = scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < column.top) scroller.scrollTop += top - column.top;
  else if (bottom > column.bottom) scroller.scrollTop += bottom - column.bottom;
}
