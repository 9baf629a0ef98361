import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { formatDateTime, formatDay, formatTimeOfDay, useTexts } from '@barnwatch/shared/i18n';
import { Skeleton } from '@barnwatch/shared/ui';
import { useId } from 'react';
import { imagesPath } from '../../camera-records/addresses/camera-addresses';
import { Way } from '../../camera-records/addresses/way';
import type { Camera } from '../../camera-records/record/camera';
import { wholeClockOffset } from '../../figures/counts-now/clock-offset';
import { FrameFailureWords } from '../../past/frames/frame-failure-words';
import { useSmallMoment } from '../../past/frames/use-recorded-moment';
import styles from './summary-pictures.module.css';

/** More rows would need a third page. */
export const mostCameras = 3;

export interface SummaryPicturesProps {
  readonly barn: InstanceView;
  /** Null until it is known which. */
  readonly cameras: readonly Camera[] | null;
  /** ms since 1970 UTC by the barn's clock, ascending. */
  readonly moments: readonly number[];
}

const maySeeFrames = { any: ['recordings.view'] } as const;

/** What chosen cameras saw at chosen moments. */
export function SummaryPictures({ barn, cameras, moments }: SummaryPicturesProps) {
  const { t } = useTexts('mf-cameras');
  const titleId = useId();
  const seesFrames = usePermission(maySeeFrames);
  if (!seesFrames || cameras?.length === 0) return null;
  return (
    <section className={styles.pictures} aria-labelledby={titleId} aria-busy={cameras === null}>
      <h2 id={titleId}>{t('overview.pictures')}</h2>
      {cameras === null && <Places count={moments.length} />}
      {cameras?.map((camera) => (
        <div key={camera.cameraId} className={styles.cameraRow}>
          <h3 dir="auto">{camera.name}</h3>
          <ul>
            {moments.map((moment) => (
              <li key={moment}>
                <Picture barn={barn} camera={camera} moment={moment} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** As much room as the pictures take. */
function Places({ count }: { readonly count: number }) {
  return Array.from({ length: mostCameras }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows differ by nothing else
    <div key={row} className={styles.cameraRow} aria-hidden="true">
      <h3>…</h3>
      <ul>
        {Array.from({ length: count }, (__, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places differ by nothing else
          <li key={place} className={styles.picture}>
            <Skeleton ratio="16 / 9" />
            <span>…</span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

interface PictureProps {
  readonly barn: InstanceView;
  readonly camera: Camera;
  readonly moment: number;
}

function Picture({ barn, camera, moment }: PictureProps) {
  const shown = moment - wholeClockOffset(barn);
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        {/* What a camera in privacy mode has kept is shown again when that ends. */}
        <Frame key={String(camera.privacy.active)} barn={barn} camera={camera} moment={moment} />
      </div>
      <figcaption>
        <Way to={imagesPath(barn.globalUniqueIdentifier, camera, moment)}>
          {`${formatDay(shown).slice(0, 6)} ${formatTimeOfDay(shown)}`}
        </Way>
      </figcaption>
    </figure>
  );
}

function Frame({ barn, camera, moment }: PictureProps) {
  const { t } = useTexts('mf-cameras');
  const { state, retry } = useSmallMoment(barn, camera.cameraId, moment);
  switch (state.kind) {
    case 'loading':
      return (
        <span className={styles.loading} aria-busy="true">
          <Skeleton height="100%" />
        </span>
      );
    case 'ready': {
      const time = formatDateTime(moment - wholeClockOffset(barn));
      return <img src={state.picture.frame} alt={t('graph.moment.picture', { name: camera.name, time })} />;
    }
    case 'failed':
      return <FrameFailureWords brief className={styles.failure} failure={state.failure} onRetry={retry} />;
  }
}
