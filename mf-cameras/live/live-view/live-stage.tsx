import { type InstanceView, shownName } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { pictureKey } from '@barnwatch/shared/pictures/files';
import { useSetting } from '@barnwatch/shared/settings';
import { CameraTile, saveFile, useShowToast } from '@barnwatch/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { OfflineNotice } from '../../camera-records/absence/offline-notice';
import { PrivacyButton } from '../../camera-records/privacy/privacy-button';
import type { Camera } from '../../camera-records/record/camera';
import { pictureNow, snapshotName } from '../../pictures/files/snapshot-file';
import { pagePictures } from '../../pictures/page/page-pictures';
import { tilePicture } from '../../pictures/page/tile-picture';
import { usePlace } from '../../pictures/page/use-place';
import { useFullscreen } from '../../pictures/zoom/use-fullscreen';
import { useZoom } from '../../pictures/zoom/use-zoom';
import { ZoomButtons } from '../../pictures/zoom/zoom-buttons';
import { DataSaver } from '../data-saver/data-saver';
import { MediaHost } from '../session/media-host';
import { useLivePicture } from '../session/use-live-picture';
import { JumpToLive } from './jump-to-live';
import { LiveActions } from './live-actions';
import { LiveNotice } from './live-notice';
import styles from './live-view.module.css';
import { StatisticsOverlay } from './statistics-overlay';
import { useSmallWindow } from './use-small-window';

export interface LiveStageProps {
  readonly instance: InstanceView;
  readonly cameraId: string;
  readonly name: string;
  /** Null until the barn has described it. */
  readonly camera: Camera | null;
  /** The way to the cameras before and after. */
  readonly walk: ReactNode;
}

/** One camera as large as the page allows: the still at hand at once, live as soon as it moves. */
export function LiveStage({ instance, cameraId, name, camera, walk }: LiveStageProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const showToast = useShowToast();
  const stage = useRef<HTMLDivElement>(null);
  const picturePlace = useRef<HTMLDivElement>(null);
  const place = usePlace(stage);
  const zoom = useZoom(picturePlace, 'plain');
  const [savesData] = useSetting('dataSaver');
  const fullscreen = useFullscreen(stage);
  const [statistics, setStatistics] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const smallWindow = useSmallWindow(element);
  const seenElsewhere = smallWindow.open;
  const { session, snapshot, frame, state } = useLivePicture({
    instance,
    cameraId,
    camera,
    place,
    seenElsewhere,
    savesData,
  });
  if (snapshot.element !== element) setElement(snapshot.element);
  const moving = snapshot.connection.kind === 'playing';
  const picture = tilePicture(frame, instance);

  const save = async () => {
    const now = moving ? await pictureNow(snapshot.element) : null;
    const accountId = instance.accountId ?? '';
    const blob =
      now ?? pagePictures().stillCache.blob(pictureKey(instance.globalUniqueIdentifier, accountId, cameraId));
    if (!blob) return showToast({ kind: 'error', text: t('liveView.snapshotFailed') });
    const takenAt = new Date((now ? null : picture?.capturedAt) ?? Date.now());
    saveFile(blob, snapshotName(shownName(instance), name, takenAt, now ? 'png' : 'jpg'));
  };
  const savable = state.kind !== 'privacy' && (moving || frame !== null);

  return (
    <>
      <div ref={stage} className={styles.stage}>
        <div ref={picturePlace} className={styles.picture} style={zoom.style}>
          <CameraTile name={name} named={fullscreen.active} state={state} picture={picture} fit="contain">
            <MediaHost element={snapshot.element} shown={moving} label={frameText('tile.pictureOf', { name })} />
          </CameraTile>
          {state.kind !== 'privacy' && <ZoomButtons zoom={zoom} />}
        </div>
        {statistics && session && <StatisticsOverlay session={session} />}
        <div className={styles.controls}>
          {walk}
          <div className={styles.actions}>
            <LiveActions
              fullscreen={fullscreen}
              smallWindow={smallWindow}
              statistics={statistics}
              onStatistics={() => setStatistics(!statistics)}
              onSnapshot={savable ? () => void save() : null}
              moving={moving}
            />
          </div>
        </div>
      </div>
      <OfflineNotice instance={instance} camera={camera} />
      {session && <LiveNotice session={session} snapshot={snapshot} />}
      <div className={styles.choices}>
        <JumpToLive session={session} snapshot={snapshot} />
        <DataSaver />
        <PrivacyButton instance={instance} camera={{ cameraId, name }} />
      </div>
    </>
  );
}
