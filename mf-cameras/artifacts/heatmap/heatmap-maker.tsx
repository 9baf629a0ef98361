import { type InstanceView, usePermission } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { Banner } from '@barnwatch/shared/ui';
import { PrivacyBanner } from '../../camera-records/privacy/privacy-banner';
import type { Camera } from '../../camera-records/record/camera';
import styles from '../making/making.module.css';
import { useFixedMoments } from '../making/use-fixed-moments';
import { useMaking } from '../making/use-making';
import { mayMake } from '../records/artifact-rights';
import { comparedSpan, type HeatmapDraft } from './heatmap-address';
import { HeatmapForm } from './heatmap-form';
import { HeatmapPreview } from './heatmap-preview';
import { HeatmapsBeside } from './heatmaps-beside';
import { useHeatmapDraft } from './use-heatmap-draft';
import { useHeatmapOrder } from './use-heatmap-order';
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
  const firstId = makes ? draft.cameraId : null;
  const isOfOne = draft.beside.length === 0;
  const later = useMaking(instance, useHeatmapOrder(firstId, draft, labels, span));
  const earlier = useMaking(instance, useHeatmapOrder(firstId, draft, labels, compared));
  if (!makes) return <Banner kind="info">{t('artifacts.make.missingRight', { right: mayMake.any.join(', ') })}</Banner>;
  const camera = cameras.find(({ cameraId }) => cameraId === draft.cameraId) ?? null;
  const onForm = (form: HeatmapDraft['form']) => change({ form });
  const shown = { instance, draft, labels, later, earlier: compared && earlier, onForm };
  return (
    <div className={styles.maker}>
      <div className={isOfOne ? styles.shown : `${styles.shown} ${styles.several}`}>
        {draft.cameraId !== null && <PrivacyBanner instance={instance} cameraId={draft.cameraId} />}
        {firstId !== null && !isOfOne ? (
          <HeatmapsBeside {...shown} {...{ firstId, cameras, cameraName, span, compared }} />
        ) : (
          <HeatmapPreview {...shown} camera={camera} />
        )}
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
