import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { momentsOf, usePicture } from '@barnwatch/shared/pictures';
import { Skeleton } from '@barnwatch/shared/ui';
import type { Recording } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useRecordedRules } from '../../past/frames/use-recorded-moment';
import styles from './recording-list.module.css';
import { thumbnailSource } from './thumbnail-source';

export interface RecordingThumbnailProps {
  readonly instance: InstanceView;
  readonly recording: Recording;
  /** Whether it shows what moves. */
  readonly moves: boolean;
}

/** On the way along a list nothing moves yet. */
const restMs = 250;

/** The first picture of a recording; in its place what moves, as soon as that is there. */
export function RecordingThumbnail({ instance, recording, moves }: RecordingThumbnailProps) {
  const { cameraId, recordingId, start } = recording;
  const client = useInstanceClient(instance.globalUniqueIdentifier);
  useRecordedRules(instance, cameraId);
  const prefix = momentsOf(instance, cameraId);
  const [image, gif] = useMemo(
    () => [
      thumbnailSource(client, prefix, { recordingId, start }, 'image'),
      thumbnailSource(client, prefix, { recordingId, start }, 'gif'),
    ],
    [client, prefix, recordingId, start],
  );
  const still = usePicture(instance, image);
  const moving = usePicture(instance, moves ? gif : null, { restMs });
  switch (still.state.kind) {
    case 'loading':
      return <Skeleton height="100%" />;
    case 'ready': {
      const isMoving = moves && moving.state.kind === 'ready';
      const shown = moves && moving.state.kind === 'ready' ? moving.state.picture.frame : still.state.picture.frame;
      return <img src={shown} alt="" draggable={false} data-moves={isMoving || undefined} />;
    }
    case 'failed':
      return <FrameFailureWords brief className={styles.missing} failure={still.state.failure} onRetry={still.retry} />;
  }
}
