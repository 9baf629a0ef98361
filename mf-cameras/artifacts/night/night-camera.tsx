import type { InstanceView } from '@barnwatch/shared/auth-client';
import { formatExactTime, useTexts } from '@barnwatch/shared/i18n';
import { SuiteLink, useCanOpen } from '@barnwatch/shared/routing';
import { buttonClass, Icon, Skeleton } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useEffect, useMemo } from 'react';
import { type AddressedCamera, imagesPath, playerPath } from '../../camera-records/addresses/camera-addresses';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useRecordedMoment } from '../../past/frames/use-recorded-moment';
import { ActivityStrip } from './activity-strip';
import styles from './night.module.css';
import type { Lapse } from './use-lapse';

/** Pictures that are fetched while one is looked at. */
const picturesAhead = 6;
/** Enough for a picture that stands for a quarter of a second, in device pixels. */
const heightPx = 480;

export interface NightCameraProps {
  readonly instance: InstanceView;
  readonly camera: AddressedCamera;
  readonly span: TimeSpan;
  readonly moments: readonly number[];
  readonly lapse: Lapse;
}

/** One camera through a night, with what went on below it. A press stops it, and leads to that moment. */
export function NightCamera({ instance, camera, span, moments, lapse }: NightCameraProps) {
  const { t } = useTexts('mf-cameras');
  const canOpen = useCanOpen();
  const { place, plays, stop, play, goTo, onSettled } = lapse;
  const { cameraId, name } = camera;
  const barnId = instance.globalUniqueIdentifier;
  const moment = moments[place] ?? span.start;
  const wanted = useMemo(() => ({ cameraId, moment, height: heightPx }), [cameraId, moment]);
  const { state, retry } = useRecordedMoment(instance, cameraId, wanted, {
    ahead: moments.slice(place + 1, place + 1 + picturesAhead),
  });
  const isSettled = state.kind !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled(cameraId, place);
  }, [isSettled, onSettled, cameraId, place]);
  const picture = state.kind === 'ready' ? state.picture : state.kind === 'loading' ? state.last : null;
  const player = playerPath(barnId, cameraId, { type: 'timestamp', moment });
  return (
    <section className={styles.camera} aria-label={name}>
      <div className={styles.frame}>
        {picture && <img src={picture.frame} alt={t('images.picture', { name, time: formatExactTime(moment) })} />}
        {!picture && state.kind === 'loading' && <Skeleton height="100%" />}
        {state.kind === 'failed' && (
          <FrameFailureWords className={styles.words} failure={state.failure} onRetry={retry} />
        )}
        <button
          type="button"
          className={styles.press}
          aria-label={t(plays ? 'night.stopOf' : 'night.playOf', { name })}
          onClick={plays ? stop : play}
        />
        <p className={styles.name}>{name}</p>
      </div>
      <ActivityStrip
        instanceId={barnId}
        cameraId={cameraId}
        span={span}
        moments={moments}
        place={place}
        onPlace={goTo}
      />
      <div className={styles.ways} data-shown={!plays}>
        <SuiteLink className={buttonClass('quiet')} to={imagesPath(barnId, camera, moment)}>
          <Icon name="images" size={18} />
          {t('night.images')}
        </SuiteLink>
        {canOpen(player) && (
          <SuiteLink className={buttonClass('quiet')} to={player}>
            <Icon name="play" size={18} />
            {t('night.player')}
          </SuiteLink>
        )}
      </div>
    </section>
  );
}
