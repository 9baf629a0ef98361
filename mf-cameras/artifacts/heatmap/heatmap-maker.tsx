import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import type { Camera } from '../../camera-records/record/camera';
import type { ArtifactOrder } from '../making/make-artifact';
import styles from '../making/making.module.css';
import { usualWidth } from '../making/making-address';
import { useFixedMoments } from '../making/use-fixed-moments';
import { useMaking } from '../making/use-making';
import { mayMake } from '../records/artifact-rights';
import { comparedSpan, type HeatmapDraft, usualColourMap, usualGridsize } from './heatmap-address';
import { HeatmapForm } from './heatmap-form';
import { heatmapOrder } from './heatmap-order';
import { HeatmapPreview } from './heatmap-preview';
import { useHeatmapDraft } from './use-heatmap-draft';
import { useOfferedLabels } from './use-offered-labels';

export interface HeatmapMakerProps {
  readonly instance: InstanceView;
  /** Those that are listed. */
  readonly cameras: readonly Camera[];
  readonly cameraName: (cameraId: string) => string;
}

/** Makes heatmaps: everything that is chosen is seen at once, and kept at the barn on request. */
export function HeatmapMaker({ instance, cameras, cameraName }: HeatmapMakerProps) {
  const { t } = useTexts('mf-cameras');
  const [draft, change] = useHeatmapDraft();
  const makes = usePermission(mayMake);
  const offeredLabels = useOfferedLabels();
  const labels = draft.labels ?? offeredLabels;
  const span = useFixedMoments(draft.span, instance);
  const compared = comparedSpan(draft.comparison, span);
  const later = useMaking(instance, useOrder(makes ? draft : null, labels, span));
  const earlier = useMaking(instance, useOrder(makes ? draft : null, labels, compared));
  if (!makes) return <Banner kind="info">{t('artifacts.make.missingRight', { right: mayMake.any.join(', ') })}</Banner>;
  const camera = cameras.find(({ cameraId }) => cameraId === draft.cameraId) ?? null;
  return (
    <div className={styles.maker}>
      <div className={styles.shown}>
        {draft.cameraId !== null && <PrivacyBanner instance={instance} cameraId={draft.cameraId} />}
        <HeatmapPreview
          instance={instance}
          camera={camera}
          draft={draft}
          labels={labels}
          later={later}
          earlier={compared && earlier}
          onForm={(form) => change({ form })}
        />
      </div>
      <HeatmapForm
        instance={instance}
        cameras={cameras}
        cameraName={cameraName}
        draft={draft}
        labels={labels}
        offeredLabels={offeredLabels}
        span={span}
        made={later.now.kind === 'ready' ? later.now.artifact : null}
        onChange={change}
      />
    </div>
  );
}

/** What is ordered to be looked at; it stays the same for as long as nothing is chosen that changes its figures. */
function useOrder(draft: HeatmapDraft | null, labels: readonly string[], span: TimeSpan | null): ArtifactOrder | null {
  const { cameraId = null, width = usualWidth, gridsize = usualGridsize } = draft ?? {};
  const { start = 0, end = 0 } = span ?? {};
  const named = labels.join();
  return useMemo(() => {
    if (cameraId === null || named === '' || end <= start) return null;
    const what = { cameraId, width, gridsize, colourMap: usualColourMap };
    return heatmapOrder(what, named.split(','), { start, end }, false);
  }, [cameraId, named, start, end, width, gridsize]);
}
