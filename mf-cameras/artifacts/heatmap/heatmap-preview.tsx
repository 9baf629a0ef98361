import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { RequestFailure, SegmentedControl, Skeleton } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { Camera } from '../../camera-records/record/camera';
import { useDownloads } from '../downloads/use-downloads';
import { MakingState } from '../making/making-state';
import type { MakingInHand } from '../making/use-making';
import { LargePicture } from '../pictures/large-picture';
import type { Artifact } from '../records/artifact';
import { type HeatmapDraft, heatmapForms } from './heatmap-address';
import { HeatmapView } from './heatmap-view';
import { MapStage } from './map-stage';
import { type CellsAnswer, useCells } from './use-cells';

export interface HeatmapPreviewProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly draft: HeatmapDraft;
  readonly labels: readonly string[];
  readonly span: TimeSpan;
  readonly later: MakingInHand;
  /** What is compared with, and of which span; null where nothing is. */
  readonly compared: { readonly making: MakingInHand; readonly span: TimeSpan } | null;
  readonly onForm: (form: HeatmapDraft['form']) => void;
}

const madeOf = ({ now }: MakingInHand): Artifact | null => (now.kind === 'ready' ? now.artifact : null);

/** What is to be made, as it will be: over the picture of the camera as soon as its figures are there. */
export function HeatmapPreview(props: HeatmapPreviewProps) {
  const { instance, camera, draft, labels, span, later, compared, onForm } = props;
  const { t } = useTexts('mf-cameras');
  const downloads = useDownloads(instance);
  const ofLater = useCells(instance, madeOf(later), camera);
  const ofEarlier = useCells(instance, compared && madeOf(compared.making), camera);
  const waitsFor = [later, ...(compared ? [compared.making] : [])].find(({ now }) => now.kind !== 'ready');
  if (waitsFor) {
    return (
      <>
        <MapStage instance={instance} camera={camera} name={camera?.name ?? t('artifacts.make.resting')} />
        <MakingState making={waitsFor} />
      </>
    );
  }
  const failed = [ofLater, ...(compared ? [ofEarlier] : [])].find(isFailed);
  if (failed) {
    return (
      <>
        {/* The picture that the barn has painted says what it can, without figures. */}
        {later.now.kind === 'ready' && (
          <LargePicture
            instance={instance}
            artifact={later.now.artifact}
            downloads={downloads}
            name={t('artifacts.kinds.heatmap')}
          />
        )}
        <RequestFailure error={failed.error} what={t('heatmap.noFigures')} onRetry={failed.retry} form="line" />
      </>
    );
  }
  if (ofLater.kind !== 'ready' || (compared && ofEarlier.kind !== 'ready')) {
    return (
      <>
        <MapStage instance={instance} camera={camera} name={camera?.name ?? ''} />
        <Skeleton height="5.5rem" />
      </>
    );
  }
  const earlier = compared && ofEarlier.kind === 'ready' ? { cells: ofEarlier.cells, span: compared.span } : null;
  return (
    <HeatmapView
      instance={instance}
      camera={camera}
      labels={labels}
      colourMap={draft.colourMap}
      later={{ cells: ofLater.cells, span }}
      earlier={earlier}
      form={draft.form}
      choice={
        earlier && (
          <SegmentedControl
            label={t('heatmap.form')}
            value={draft.form}
            segments={heatmapForms.map((value) => ({ value, label: t(`heatmap.forms.${value}`) }))}
            onChange={onForm}
          />
        )
      }
    />
  );
}

function isFailed(answer: CellsAnswer): answer is Extract<CellsAnswer, { kind: 'failed' }> {
  return answer.kind === 'failed';
}
