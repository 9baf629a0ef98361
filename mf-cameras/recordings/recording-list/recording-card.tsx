import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDuration, formatExactTime, formatFileSize, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { useCalm } from '@barnwatch/shared/ui';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { imagesPath, playerPath } from '../../camera-records/addresses/camera-addresses';
import type { ListedRecording } from './listed-recordings';
import styles from './recording-list.module.css';
import { RecordingThumbnail } from './recording-thumbnail';

export interface RecordingCardProps {
  readonly instance: InstanceView;
  readonly recording: ListedRecording;
  readonly cameraName: string;
  /** Nobody may see pictures of the camera now. */
  readonly isPrivate: boolean;
}

/** One recording: what it shows, of when it is, and the way to it. Hovered, focused or tapped its picture moves. */
export function RecordingCard({ instance, recording, cameraName, isPrivate }: RecordingCardProps) {
  const { t, language } = useTexts('mf-cameras');
  const canOpen = useCanOpen();
  const calm = useCalm();
  const [reason, setReason] = useState<'hover' | 'focus' | 'tap' | null>(null);
  const finger = useRef(false);
  const { cameraId, recordingId, start, end, sizeBytes, gapMs } = recording;
  const barnId = instance.globalUniqueIdentifier;
  const camera = { cameraId, name: cameraName };
  const player = playerPath(barnId, cameraId, { type: 'recording', recordingId });
  // Who has no player here sees the pictures one by one.
  const address = canOpen(player) ? player : imagesPath(barnId, camera, start);
  const length = formatDuration(end - start);
  // Movement on request only, where somebody wants little of it.
  const moves = reason !== null && (!calm || reason === 'tap');

  const tapFirst = (event: MouseEvent) => {
    if (!finger.current || reason === 'tap') return;
    event.preventDefault();
    setReason('tap');
  };
  const isTouch = ({ pointerType }: PointerEvent) => pointerType !== 'mouse';
  return (
    <article
      className={styles.card}
      data-recording={recordingId}
      onPointerEnter={(event) => !isTouch(event) && setReason('hover')}
      onPointerLeave={(event) => !isTouch(event) && setReason(null)}
      onFocus={() => setReason((known) => known ?? 'focus')}
      onBlur={() => setReason(null)}
    >
      <div className={styles.picture}>
        {isPrivate ? (
          <span className={styles.missing}>{t('graph.moment.privacy')}</span>
        ) : (
          <RecordingThumbnail instance={instance} recording={recording} moves={moves} />
        )}
        {/* The way below is the same: this one is for the hand alone. */}
        <SuiteLink
          className={styles.cover}
          to={address}
          tabIndex={-1}
          aria-hidden="true"
          onPointerDown={(event) => {
            finger.current = isTouch(event);
          }}
          onClick={tapFirst}
        />
        {reason === 'tap' && <span className={styles.again}>{t('recordings.tapAgain')}</span>}
      </div>
      <SuiteLink className={styles.way} to={address}>
        <strong dir="auto">{cameraName}</strong>
        <time dateTime={new Date(start).toISOString()}>{formatExactTime(start)}</time>
        <span className={styles.facts}>
          {[length, sizeBytes !== undefined && formatFileSize(sizeBytes, language)].filter(Boolean).join(' · ')}
        </span>
      </SuiteLink>
      {gapMs > 0 && <p className={styles.gap}>{t('recordings.gapBefore', { duration: formatDuration(gapMs) })}</p>}
    </article>
  );
}
