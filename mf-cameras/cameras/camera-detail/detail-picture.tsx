import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Button, CameraTile } from '@barnwatch/shared/ui';
import { type PointerEventHandler, useRef, useState } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import { stillTileState } from '../../camera-records/still-tile/still-tile-state';
import { DataSaverNote } from '../../live/data-saver/data-saver-note';
import { useDataSaverLive } from '../../live/data-saver/use-data-saver-live';
import { LiveTile } from '../../live/live-tile/live-tile';
import { LiveNotice } from '../../live/live-view/live-notice';
import { useLivePicture } from '../../live/session/use-live-picture';
import { usePlace } from '../../pictures/page/use-place';
import { stillHeight } from '../../pictures/stills/still-frame';
import styles from './camera-detail.module.css';
import { useCountedStill } from './use-counted-still';

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
  const { saving, isStillsOnly, showLive } = useDataSaverLive();
  const [marks, setMarks] = useState(false);
  const savesData = isStillsOnly || marks;
  const view = useLivePicture({ instance, cameraId, camera, place, seenElsewhere: false, savesData });
  const canBeMarked = camera?.online === true && !camera.privacy.active && view.state.kind !== 'privacy';
  const isMarked = marks && canBeMarked;
  const ySize = isMarked ? stillHeight(place.height, window.devicePixelRatio) : null;
  const { picture, failure } = useCountedStill(instance, cameraId, ySize);
  return (
    <>
      <div ref={frame} className={styles.picture} {...pointer}>
        {isMarked && camera ? (
          <CameraTile
            name={name}
            named={false}
            state={picture || failure ? stillTileState(camera, failure, t, instance) : { kind: 'connecting' }}
            picture={picture}
            fit="contain"
          />
        ) : (
          <LiveTile instance={instance} name={name} named={false} view={view} />
        )}
      </div>
      {showLive && !isMarked && (
        <DataSaverNote
          saving={saving}
          text={t('dataSaver.one')}
          actionLabel={t('dataSaver.live')}
          onAction={showLive}
        />
      )}
      {view.session && <LiveNotice session={view.session} snapshot={view.snapshot} />}
      {/* Its place stays: what is below would move when the picture comes and goes. */}
      <Button
        kind="plain"
        icon="search"
        className={`${styles.marks} ${canBeMarked ? '' : styles.unmarked}`}
        aria-pressed={marks}
        disabled={!canBeMarked}
        onClick={() => setMarks(!marks)}
      >
        {t(marks ? 'cameraDetail.marksEnd' : 'cameraDetail.marks')}
      </Button>
    </>
  );
}
