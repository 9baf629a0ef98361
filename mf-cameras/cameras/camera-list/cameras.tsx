import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState, useGrowingCount } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import { cameraPath } from '../../camera-records/addresses/camera-addresses';
import { type CameraFilter, filterQuery, isFiltered } from '../../camera-records/camera-filter/camera-filter';
import { useCameraMenu } from '../../camera-records/camera-menu/use-camera-menu';
import type { Camera } from '../../camera-records/record/camera';
import { CameraCard } from './camera-card';
import styles from './camera-list.module.css';
import { CameraRow } from './camera-row';
import { useReturnToEntry } from './returned-from';

/** Long lists: as many as fill any screen at once, then as many as are drawn between two presses. */
const growth = { first: 60, step: 60 } as const;

/** As pictures side by side, or one below the other with a thumbnail. */
export type CameraView = 'pictures' | 'list';

export interface CamerasProps {
  readonly instance: InstanceView;
  readonly all: readonly Camera[];
  readonly shown: readonly Camera[];
  readonly filter: CameraFilter;
  readonly view: CameraView;
  /** Whether an entry offers what can be done with its camera; not where one has been opened beside the list. */
  readonly hasMenus?: boolean;
  /** An entry that must be drawn at once however long the list is, from 1. */
  readonly atLeast?: number;
  /** The camera that one comes back from. */
  readonly returnedFrom?: string | null;
}

/** The chosen cameras, each of them a way to its detail; or why there is none. */
export function Cameras(props: CamerasProps) {
  const { instance, all, shown, filter, view, hasMenus = false, atLeast = 0, returnedFrom = null } = props;
  const { t } = useTexts('mf-cameras');
  const list = useRef<HTMLUListElement>(null);
  const drawn = useGrowingCount(shown.length, { ...growth, atLeast });
  useReturnToEntry(list, returnedFrom);
  const { openMenu, menu } = useCameraMenu(instance);
  if (shown.length === 0) return <EmptyState icon="camera" hint={whyEmpty(all, filter, t)} />;
  const Entry = view === 'list' ? CameraRow : CameraCard;
  const query = filterQuery(filter);
  return (
    <>
      <ul ref={list} className={view === 'list' ? styles.list : styles.grid}>
        {shown.slice(0, drawn).map((camera) => (
          <Entry
            key={camera.cameraId}
            instance={instance}
            camera={camera}
            to={`${cameraPath(instance.globalUniqueIdentifier, camera.cameraId)}${query}`}
            onMenu={hasMenus ? openMenu : null}
          />
        ))}
      </ul>
      {menu}
    </>
  );
}

function whyEmpty(all: readonly Camera[], filter: CameraFilter, t: ReturnType<typeof useTexts>['t']): string {
  if (all.length === 0) return t('cameraList.none');
  if (!isFiltered(filter)) return t('cameraList.onlyUntagged');
  const search = filter.search.trim();
  return search && filter.tag === null && filter.state === null
    ? t('cameraList.noMatch', { search })
    : t('cameraList.noMatchOfFilter');
}
