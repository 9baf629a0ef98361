import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink } from '@barnwatch/shared/routing';
import { CameraTile } from '@barnwatch/shared/ui';
import { useRef } from 'react';
import type { Camera } from '../api/camera';
import { livePath } from '../live-view/live-path';
import { tilePicture } from '../pictures/tile-picture';
import { usePlace } from '../places/use-place';
import styles from './camera-list.module.css';
import { CameraTags } from './camera-tags';
import { stillTileState } from './still-tile-state';
import { useCameraStill } from './use-camera-still';

/** A camera in the grid: its picture first, its tags below. */
export function CameraCard({ instance, camera }: { instance: InstanceView; camera: Camera }) {
  const { t } = useTexts('mf-cameras');
  const card = useRef<HTMLDivElement>(null);
  const place = usePlace(card);
  const { frame, failure } = useCameraStill(instance, camera, place);
  return (
    <li className={styles.card}>
      <div ref={card}>
        <CameraTile
          name={camera.name}
          state={stillTileState(camera, failure, t)}
          picture={tilePicture(frame, instance)}
          link={({ className, children }) => (
            <SuiteLink className={className} to={livePath(instance.globalUniqueIdentifier, camera)}>
              {children}
            </SuiteLink>
          )}
        />
      </div>
      <CameraTags tags={camera.tags} />
    </li>
  );
}
