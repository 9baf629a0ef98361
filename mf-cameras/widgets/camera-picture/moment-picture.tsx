import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatDateTime, useTexts } from '@barnwatch/shared/i18n';
import type { PictureFailure } from '@barnwatch/shared/pictures';
import { Icon } from '@barnwatch/shared/ui';
import type { WidgetProps } from '@barnwatch/shared/widgets';
import { useEffect, useMemo, useState } from 'react';
import { type Camera, isDecommissioned } from '../../camera-records/record/camera';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useRecordedMoment } from '../../past/frames/use-recorded-moment';
import type { Place } from '../../pictures/page/use-place';
import { stillHeight } from '../../pictures/stills/still-frame';
import styles from './camera-picture.module.css';

/** More than this no recorded picture is asked for. */
const mostHeightPx = 1080;

const undrawable: PictureFailure = { kind: 'damaged', damage: 'undecodable' };

export interface MomentPictureProps extends Pick<WidgetProps<'camera-picture'>, 'named' | 'onShown'> {
  readonly instance: InstanceView;
  readonly camera: Camera;
  readonly place: Place;
  readonly moment: number;
}

/** What a camera recorded at a moment. While the next one is on its way the last one stays. */
export function MomentPicture({ instance, camera, place, moment, named, onShown }: MomentPictureProps) {
  const { t } = useTexts('mf-cameras');
  const { t: frameText } = useTexts();
  const { cameraId, name, privacy } = camera;
  const height = Math.min(mostHeightPx, stillHeight(place.height, window.devicePixelRatio));
  const mayBeSeen = place.nearness !== 'hidden' && !privacy.active && !isDecommissioned(camera);
  const wanted = useMemo(
    () => (mayBeSeen ? { cameraId, moment, height } : null),
    [mayBeSeen, cameraId, moment, height],
  );
  const { state: told, retry } = useRecordedMoment(instance, cameraId, wanted);
  // It passes every check, and the browser cannot draw it all the same.
  const [broken, setBroken] = useState<string | null>(null);
  const state =
    told.kind === 'ready' && told.picture.frame === broken ? ({ kind: 'failed', failure: undrawable } as const) : told;
  const outcome = !mayBeSeen || state.kind === 'failed' ? 'none' : state.kind === 'ready' ? 'picture' : null;
  useEffect(() => {
    if (outcome) onShown?.({ cameraId, moment, outcome });
  }, [onShown, cameraId, moment, outcome]);
  const last = state.kind === 'loading' && mayBeSeen && state.last?.frame !== broken ? state.last : null;
  const picture = state.kind === 'ready' ? state.picture : last;
  const isPrivate = privacy.active || (state.kind === 'failed' && state.failure.kind === 'privacy');
  return (
    <figure className={styles.moment} aria-label={name} data-state={isPrivate ? 'privacy' : state.kind}>
      {picture && !privacy.active ? (
        <img
          className={styles.picture}
          src={picture.frame}
          alt={t('images.picture', { name, time: formatDateTime(picture.capturedAt) })}
          decoding="async"
          draggable={false}
          onError={() => setBroken(picture.frame)}
        />
      ) : (
        <div className={styles.words}>
          <Icon name={isPrivate ? 'privacy' : 'images'} size={24} />
          {isDecommissioned(camera) && <p>{frameText('tile.decommissioned')}</p>}
          {privacy.active && <p>{t('graph.moment.privacy')}</p>}
          {!privacy.active && state.kind === 'failed' && (
            <FrameFailureWords failure={state.failure} onRetry={retry} brief />
          )}
        </div>
      )}
      {named && (
        <figcaption className={styles.caption} dir="auto">
          {name}
        </figcaption>
      )}
    </figure>
  );
}
