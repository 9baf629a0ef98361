import type { TimeSpan } from '@barnwatch/shared/wire';
import type { ArtifactOrder } from '../making/make-artifact';
import type { HeatmapDraft } from './heatmap-address';

/** What is asked of the barn for a heatmap. */
export function heatmapOrder(
  {
    cameraId,
    width,
    gridsize,
    colourMap,
  }: Pick<HeatmapDraft, 'width' | 'gridsize' | 'colourMap'> & { readonly cameraId: string },
  labels: readonly string[],
  { start, end }: TimeSpan,
  storeArtifact: boolean,
): ArtifactOrder {
  const data = {
    cameraId,
    width,
    time: { start, end },
    colorMap: colourMap,
    labels: [...labels],
    settings: { gridsize },
  };
  return { kind: 'heatmap', body: { storeArtifact, data } };
}
