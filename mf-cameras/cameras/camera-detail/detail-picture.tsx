import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type PointerEventHandler, useRef } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { DataSaverNote } from '../../live/data-saver/data-saver-note';
import { useDataSaverLive } from '../../live/data-saver/use-data-saver-live';
import { LiveTile } from '../../live/live-tile/live-tile';
import { LiveNotice } from '../../live/live-view/live-notice';
import { useLivePicture } from '../../live/session/use-live-picture';
import { usePlace } from '../../pictures/page/use-place';
import styles from './camera-detail.module.css';

export interface DetailPictureProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly name: string;
  readonly camera: Camera | null;
  readonly onPointerDown: PointerEventHandler;
  readonly onPointerUp: PointerEventHandler;
  readonly onPointerCancel: PointerEventHandler;
}

/** The camera's picture, which becomes live, and why it does not where there is more to say. */
export function DetailPicture({ instance, cameraId, name, camera, ...pointer }: DetailPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = usePlace(frame);
  const { t } = useTexts('mf-cameras');
  const { isStillsOnly, showLive } = useDataSaverLive();
  const view = useLivePicture({ instance, cameraId, camera, place, seenElsewhere: false, savesData: isStillsOnly });
  return (
    <>
      <div ref={frame} className={styles.picture} {...pointer}>
        <LiveTile instance={instance} name={name} named={false} view={view} />
      </div>
      {showLive && <DataSaverNote text={t('dataSaver.one')} actionLabel={t('dataSaver.live')} onAction={showLive} />}
      {view.session && <LiveNotice session={view.session} snapshot={view.snapshot} />}
    </>
  );
}
