import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import type { PictureReading, RecordedPicture } from '@barnwatch/shared/pictures';
import { Icon } from '@barnwatch/shared/ui';
import type { CSSProperties } from 'react';
import styles from './camera-images.module.css';
import { FrameWords } from './frame-words';

export interface FramePictureProps {
  readonly name: string;
  readonly cameraId: string;
  /** The wanted moment, ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
  /** It has not come yet. */
  readonly isFuture: boolean;
  readonly view: PictureReading;
  readonly onGo: (moment: number) => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** The picture of a moment with its time. While the next one is on its way the last one stays. */
export function FramePicture(props: FramePictureProps) {
  const { name, cameraId, moment, isFuture, view, onGo, className, style } = props;
  const { t } = useTexts('mf-cameras');
  const { state, retry } = view;
  const picture = isFuture ? null : pictureOf(view);
  return (
    <figure className={[styles.frame, className].filter(Boolean).join(' ')} style={style}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.frame}
          alt={t('images.picture', { name, time: formatDateTime(picture.capturedAt) })}
          draggable={false}
        />
      )}
      {!picture && (
        <div className={styles.words} role="status">
          <Icon name={state.kind === 'failed' && state.failure.kind === 'privacy' ? 'privacy' : 'images'} size={36} />
          {isFuture && <p>{t('images.future')}</p>}
          {!isFuture && state.kind === 'failed' && (
            <FrameWords cameraId={cameraId} moment={moment} failure={state.failure} onRetry={retry} onGo={onGo} />
          )}
          {!isFuture && state.kind === 'loading' && <p>{t('images.loading')}</p>}
        </div>
      )}
      <figcaption className={styles.caption} data-old={state.kind === 'loading'}>
        {formatDateTime(picture?.capturedAt ?? moment)}
      </figcaption>
    </figure>
  );
}

/** The wanted one, or the last one until it is there. */
export function pictureOf({ state }: PictureReading): RecordedPicture | null {
  switch (state.kind) {
    case 'loading':
      return state.last;
    case 'ready':
      return state.picture;
    case 'failed':
      return null;
  }
}
