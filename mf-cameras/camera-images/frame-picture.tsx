import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import { Icon } from '@barnwatch/shared/ui';
import type { CSSProperties } from 'react';
import styles from './camera-images.module.css';
import type { FrameState } from './frame-loader';
import { FrameWords } from './frame-words';
import type { FrameView } from './use-frame';

export interface FramePictureProps {
  readonly name: string;
  readonly cameraId: string;
  /** The wanted moment, ms since 1970 UTC by the barn's clock. */
  readonly moment: number;
  /** It has not come yet. */
  readonly isFuture: boolean;
  readonly view: FrameView;
  readonly onGo: (moment: number) => void;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** The picture of a moment with its time. While the next one is on its way the last one stays. */
export function FramePicture(props: FramePictureProps) {
  const { name, cameraId, moment, isFuture, view, onGo, className, style } = props;
  const { t } = useTexts('mf-cameras');
  const { state, retry } = view;
  const frame = isFuture || state.kind === 'failed' ? null : state.frame;
  return (
    <figure className={[styles.frame, className].filter(Boolean).join(' ')} style={style}>
      {frame && (
        <img
          className={styles.picture}
          src={frame.url}
          alt={t('images.picture', { name, time: formatDateTime(frame.capturedAt) })}
          draggable={false}
        />
      )}
      {!frame && (
        <div className={styles.words} role="status">
          <Icon name={isPrivate(state) ? 'privacy' : 'images'} size={36} />
          {isFuture && <p>{t('images.future')}</p>}
          {!isFuture && state.kind === 'failed' && (
            <FrameWords cameraId={cameraId} moment={moment} failure={state.failure} onRetry={retry} onGo={onGo} />
          )}
          {!isFuture && state.kind === 'loading' && <p>{t('images.loading')}</p>}
        </div>
      )}
      <figcaption className={styles.caption} data-old={state.kind === 'loading'}>
        {formatDateTime(frame?.capturedAt ?? moment)}
      </figcaption>
    </figure>
  );
}

function isPrivate(state: FrameState): boolean {
  return (
    state.kind === 'failed' &&
    state.failure.kind === 'failed' &&
    state.failure.error.context.reason === 'camera-in-privacy'
  );
}
