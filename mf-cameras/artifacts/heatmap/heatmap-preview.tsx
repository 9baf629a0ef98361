import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import type { Camera } from '../../camera-records/record/camera';
import { useDownloads } from '../downloads/use-downloads';
import { MakingState } from '../making/making-state';
import type { MakingInHand } from '../making/use-making';
import { FormChoice } from './form-choice';
import type { HeatmapDraft } from './heatmap-address';
import { HeatmapFigures } from './heatmap-figures';
import { MapStage } from './map-stage';

export interface HeatmapPreviewProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly draft: HeatmapDraft;
  readonly labels: readonly string[];
  readonly later: MakingInHand;
  /** What is compared with; null where nothing is. */
  readonly earlier: MakingInHand | null;
  readonly onForm: (form: HeatmapDraft['form']) => void;
}

/** What is to be made, as it will be: over the picture of the camera as soon as its figures are there. */
export function HeatmapPreview(props: HeatmapPreviewProps) {
  const { instance, camera, draft, labels, later, earlier, onForm } = props;
  const { t } = useTexts('mf-cameras');
  const downloads = useDownloads(instance);
  const name = camera?.name ?? t('artifacts.kinds.heatmap');
  if (later.now.kind !== 'ready' || (earlier && earlier.now.kind !== 'ready')) {
    const waitsFor = later.now.kind !== 'ready' || !earlier ? later : earlier;
    return (
      <>
        <MapStage instance={instance} camera={camera} name={name} />
        <MakingState making={waitsFor} />
      </>
    );
  }
  const compared = earlier?.now.kind === 'ready' ? earlier.now.artifact : null;
  return (
    <HeatmapFigures
      instance={instance}
      camera={camera}
      downloads={downloads}
      name={name}
      labels={labels}
      colourMap={draft.colourMap}
      later={later.now.artifact}
      earlier={compared}
      form={draft.form}
      choice={compared && <FormChoice form={draft.form} onForm={onForm} />}
    />
  );
}
