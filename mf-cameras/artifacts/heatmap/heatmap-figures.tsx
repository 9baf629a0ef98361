import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary, Skeleton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import { LargePicture } from '../pictures/large-picture';
import type { Artifact } from '../records/artifact';
import type { ColourMapName } from './colour-maps';
import type { HeatmapDraft } from './heatmap-address';
import { HeatmapView } from './heatmap-view';
import { MapStage } from './map-stage';
import { NoFigures } from './no-figures';
import { useComparedMaps } from './use-compared-maps';

export interface HeatmapFiguresProps {
  readonly instance: InstanceView;
  readonly camera: Camera | null;
  readonly downloads: ArtifactDownloads;
  /** What it is, for who does not see it. */
  readonly name: string;
  readonly labels: readonly string[];
  readonly colourMap: ColourMapName;
  /** Made, as is what it is compared with. */
  readonly later: Artifact;
  readonly earlier: Artifact | null;
  readonly form: HeatmapDraft['form'];
  /** What is offered below the picture. */
  readonly choice?: ReactNode;
}

/** Heatmaps that are made: with their figures, or as the barn has painted them where those cannot be had. */
export function HeatmapFigures(props: HeatmapFiguresProps) {
  const { instance, camera, downloads, name, labels, colourMap, later, earlier, form, choice } = props;
  const { t } = useTexts('mf-cameras');
  const figures = useComparedMaps(later, earlier, camera);
  if (figures.kind === 'there') {
    const { maps } = figures;
    return (
      <PanelBoundary name={`heatmap ${later.artifactId}`} what={t('artifacts.cardThrew')} subject={maps}>
        <HeatmapView {...{ instance, camera, labels, colourMap, maps, form, choice }} />
      </PanelBoundary>
    );
  }
  if (figures.kind === 'failed') {
    return (
      <>
        <LargePicture instance={instance} artifact={later} downloads={downloads} name={name} />
        <NoFigures reading={figures.reading} />
      </>
    );
  }
  return (
    <>
      <MapStage instance={instance} camera={camera} name={name} />
      <Skeleton height="5.5rem" />
    </>
  );
}
