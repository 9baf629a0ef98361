import { knownReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useTexts } from '@barnwatch/shared/i18n';
import { PanelBoundary, RequestFailure, Skeleton } from '@barnwatch/shared/ui';
import type { ReactNode } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { ArtifactDownloads } from '../downloads/artifact-downloads';
import { LargePicture } from '../pictures/large-picture';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import type { ColourMapName } from './colour-maps';
import { HeatmapView } from './heatmap-view';
import { MapStage } from './map-stage';
import { useCells, useFigures } from './use-cells';

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
  readonly form: 'beside' | 'difference';
  /** What is offered below the picture. */
  readonly choice?: ReactNode;
}

/** Heatmaps that are made: with their figures, or as the barn has painted them where those cannot be had. */
export function HeatmapFigures(props: HeatmapFiguresProps) {
  const { instance, camera, downloads, name, labels, colourMap, later, earlier, form, choice } = props;
  const { t } = useTexts('mf-cameras');
  const ofLater = useFigures(later);
  // Where nothing is compared it is the same question, which is asked once.
  const ofEarlier = useFigures(earlier ?? later);
  const laterCells = useCells(later, knownReading(ofLater)?.value ?? null, camera);
  const earlierCells = useCells(earlier ?? later, knownReading(ofEarlier)?.value ?? null, camera);
  if (laterCells && earlierCells) {
    const shown = { cells: laterCells, span: artifactFacts(later).span };
    return (
      <PanelBoundary name={`heatmap ${later.artifactId}`} what={t('artifacts.cardThrew')} subject={laterCells}>
        <HeatmapView
          instance={instance}
          camera={camera}
          labels={labels}
          colourMap={colourMap}
          later={shown}
          earlier={earlier && { cells: earlierCells, span: artifactFacts(earlier).span }}
          form={form}
          choice={choice}
        />
      </PanelBoundary>
    );
  }
  const failed = [ofLater, ofEarlier].find(isFailed);
  if (failed) {
    return (
      <>
        <LargePicture instance={instance} artifact={later} downloads={downloads} name={name} />
        <RequestFailure
          error={failed.error}
          what={t('heatmap.noFigures')}
          onRetry={failed.retry}
          retrying={failed.refreshing}
          form="line"
        />
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

function isFailed<Reading extends { readonly state: string }>(
  reading: Reading,
): reading is Extract<Reading, { readonly state: 'failed' }> {
  return reading.state === 'failed';
}
