import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { EmptyState } from '@barnwatch/shared/ui';
import { useMediaQuery } from '../places/use-media-query';
import { CameraCard } from './camera-card';
import styles from './camera-list.module.css';
import { CameraRow } from './camera-row';
import type { CameraFilter, CameraSelection } from './visible-cameras';

/** Below this a grid would have one column: a list shows more of the barn. */
export const PHONE = '(max-width: 599px)';

export interface CamerasProps {
  readonly instance: InstanceView;
  readonly selection: CameraSelection;
  readonly filter: CameraFilter;
}

/** The chosen cameras as a grid of pictures, on phones as a list. */
export function Cameras({ instance, selection, filter }: CamerasProps) {
  const { t } = useTexts('mf-cameras');
  const phone = useMediaQuery(PHONE);
  if (selection.shown.length === 0) return <EmptyState icon="camera" hint={whyEmpty(selection, filter, t)} />;
  const Entry = phone ? CameraRow : CameraCard;
  return (
    <ul className={phone ? styles.list : styles.grid}>
      {selection.shown.map((camera) => (
        <Entry key={camera.cameraId} instance={instance} camera={camera} />
      ))}
    </ul>
  );
}

function whyEmpty(
  { total, untagged }: CameraSelection,
  { search, showUntagged }: CameraFilter,
  t: ReturnType<typeof useTexts>['t'],
): string {
  if (total === 0) return t('cameraList.none');
  if (search.trim() === '' && !showUntagged && untagged === total) return t('cameraList.onlyUntagged');
  return t('cameraList.noMatch', { search: search.trim() });
}
