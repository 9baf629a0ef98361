import type { TimeSpan } from '@barnwatch/shared/wire';
import { useMemo } from 'react';
import type { ArtifactOrder } from '../making/make-artifact';
import { type HeatmapDraft, usualColourMap } from './heatmap-address';
import { heatmapOrder } from './heatmap-order';

/**
 * What is ordered of one camera to be looked at; it stays the same for as long as nothing is chosen that changes its
 * figures.
 *
 * @param span null where nothing is wanted, as for a camera that is null
 */
export function useHeatmapOrder(
  cameraId: string | null,
  { width, gridsize }: Pick<HeatmapDraft, 'width' | 'gridsize'>,
  labels: readonly string[],
  span: TimeSpan | null,
): ArtifactOrder | null {
  const { start = 0, end = 0 } = span ?? {};
  const named = labels.join();
  return useMemo(() => {
    if (cameraId === null || named === '' || end <= start) return null;
    const what = { cameraId, width, gridsize, colourMap: usualColourMap };
    return heatmapOrder(what, named.split(','), { start, end }, false);
  }, [cameraId, named, start, end, width, gridsize]);
}
