import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner, Button } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useAddressDraft } from '../../camera-records/address-draft/use-address-draft';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import type { Camera } from '../../camera-records/record/camera';
import { useDownloads } from '../downloads/use-downloads';
import type { ArtifactOrder } from '../making/make-artifact';
import styles from '../making/making.module.css';
import { MakingState } from '../making/making-state';
import { useFixedMoments } from '../making/use-fixed-moments';
import { useMaking } from '../making/use-making';
import { LargePicture } from '../pictures/large-picture';
import { mayMake } from '../records/artifact-rights';
import {
  type ExposureDraft,
  exposureOrder,
  exposureRules,
  picturesIn,
  readExposureDraft,
  writeExposureDraft,
} from './exposure-draft';
import { ExposureForm } from './exposure-form';

/** What takes a barn longer than some seconds is not made by itself. */
const mostByItself = 400;

const exposureAddress = { read: readExposureDraft, write: writeExposureDraft };

export interface ExposureMakerProps {
  readonly instance: InstanceView;
  /** Those that are listed. */
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
}

/** Makes long-time exposures: the mean of many pictures, in which what moves fades. */
export function ExposureMaker({ instance, cameras, cameraName }: ExposureMakerProps) {
  const { t } = useTexts('mf-cameras');
  const [draft, change] = useAddressDraft(exposureAddress);
  const makes = usePermission(mayMake);
  const span = useFixedMoments(draft.span, instance);
  const order = useOrder(makes ? draft : null, span);
  const [asked, setAsked] = useState<ArtifactOrder | null>(null);
  const isShort = picturesIn(span, draft) <= mostByItself;
  const making = useMaking(instance, isShort || asked === order ? order : null);
  const downloads = useDownloads(instance);
  if (!makes) return <Banner kind="info">{t('artifacts.make.missingRight', { right: mayMake.any.join(', ') })}</Banner>;
  const { now } = making;
  return (
    <div className={styles.maker}>
      <div className={styles.shown}>
        {draft.cameraId !== null && <PrivacyBanner instance={instance} cameraId={draft.cameraId} />}
        {now.kind === 'ready' ? (
          <LargePicture
            instance={instance}
            artifact={now.artifact}
            downloads={downloads}
            name={t('artifacts.kinds.longTimeExposure')}
          />
        ) : (
          <div className={styles.empty} />
        )}
        <p>{t('exposure.explained')}</p>
        {now.kind === 'resting' && order !== null ? (
          <div className={styles.state}>
            <p>{t('exposure.long', { count: picturesIn(span, draft) })}</p>
            <div>
              <Button icon="show" onClick={() => setAsked(order)}>
                {t('exposure.preview')}
              </Button>
            </div>
          </div>
        ) : (
          <MakingState making={making} />
        )}
      </div>
      <ExposureForm
        instance={instance}
        cameras={cameras}
        cameraName={cameraName}
        draft={draft}
        span={span}
        made={now.kind === 'ready' ? now.artifact.artifactId : null}
        onChange={change}
      />
    </div>
  );
}

/** What is ordered to be looked at; null where the rules do not hold. */
function useOrder(draft: ExposureDraft | null, { start, end }: TimeSpan): ArtifactOrder | null {
  return useMemo(() => {
    const cameraId = draft?.cameraId ?? null;
    if (draft === null || cameraId === null) return null;
    const span = { start, end };
    if (!v.is(exposureRules, { cameraId, pictures: picturesIn(span, draft) })) return null;
    return exposureOrder({ ...draft, cameraId }, span, false);
  }, [draft, start, end]);
}
