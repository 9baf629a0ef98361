import { type InstanceView, useInstanceClient } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { type PictureFailure, type PictureState, usePicture } from '@barnwatch/shared/pictures';
import { Icon, type IconName } from '@barnwatch/shared/ui';
import { useMemo, useState } from 'react';
import { wholePicture } from '../geometry/place';
import type { Box } from '../geometry/point';
import type { CanvasCamera } from '../record/canvas-camera';
import styles from './canvas-picture.module.css';
import { askedHeight, canvasStill } from './canvas-still';

export interface CanvasPictureProps {
  readonly barn: InstanceView;
  readonly cameraId: string;
  /** Null where the barn knows no such camera, or has not said yet. */
  readonly camera: CanvasCamera | null;
  readonly crop: Box | null;
  /** Of the part that is shown, CSS px. */
  readonly height: number;
  /** ms since 1970 UTC: when this screen was opened. */
  readonly since: number;
  /** Why there is no picture stands there in words; a mark alone otherwise. */
  readonly hasWords: boolean;
}

/** A still of a camera that fills its place, or why there is none. */
export function CanvasPicture(props: CanvasPictureProps) {
  const { barn, cameraId, camera, crop, height, since, hasWords } = props;
  const { t } = useTexts('mf-regions');
  const client = useInstanceClient(barn.globalUniqueIdentifier);
  const part = crop ?? wholePicture;
  const asked = askedHeight((height / part.height) * window.devicePixelRatio);
  const isFallback = camera !== null && !camera.isOnline;
  const isWanted = camera !== null && !camera.isPrivate;
  const { globalUniqueIdentifier, accountId } = barn;
  const source = useMemo(
    () =>
      isWanted
        ? canvasStill(client, { globalUniqueIdentifier, accountId }, { cameraId, height: asked, isFallback, since })
        : null,
    [client, globalUniqueIdentifier, accountId, cameraId, asked, isFallback, isWanted, since],
  );
  const { state } = usePicture(barn, source);
  const [broken, setBroken] = useState<string | null>(null);
  const absence = absenceOf(camera, state, broken);
  const frame = isWanted ? shownFrame(state) : null;
  return (
    <>
      {frame !== null && absence === null && (
        <img
          className={styles.picture}
          src={frame}
          alt=""
          draggable={false}
          onError={() => setBroken(frame)}
          style={{
            left: `${(-part.x / part.width) * 100}%`,
            top: `${(-part.y / part.height) * 100}%`,
            width: `${100 / part.width}%`,
            height: `${100 / part.height}%`,
          }}
        />
      )}
      {absence !== null && (
        <span className={styles.absence}>
          <Icon name={absence.icon} size={18} />
          {hasWords && <span className={styles.words}>{t(`canvasPicture.${absence.kind}`)}</span>}
        </span>
      )}
    </>
  );
}

interface Absence {
  readonly kind: PictureFailure['kind'] | 'offline';
  readonly icon: IconName;
}

/** Why there is nothing to see; null while there is, or while it is on its way. */
function absenceOf(camera: CanvasCamera | null, state: PictureState, broken: string | null): Absence | null {
  if (camera?.isPrivate) return { kind: 'privacy', icon: 'privacy' };
  // It passes every check, and the browser cannot draw it all the same.
  if (state.kind === 'ready' && state.picture.frame === broken) return { kind: 'damaged', icon: 'damaged' };
  if (state.kind !== 'failed') return null;
  const { kind } = state.failure;
  if (kind === 'privacy') return { kind, icon: 'privacy' };
  if (kind === 'damaged') return { kind, icon: 'damaged' };
  return { kind: camera && !camera.isOnline ? 'offline' : kind, icon: 'offline' };
}

function shownFrame(state: PictureState): string | null {
  switch (state.kind) {
    case 'ready':
      return state.picture.frame;
    case 'loading':
      return state.last?.frame ?? null;
    case 'failed':
      return null;
  }
}
