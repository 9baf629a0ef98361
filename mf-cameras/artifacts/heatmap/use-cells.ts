import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type AnswerOf, type HeatmapData, readHeatmapData } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import { cellSize, type HeatmapCells } from './heatmap-cells';

/** Most cameras have pictures of this form. */
const usualAspect = 16 / 9;

/** The figures behind a heatmap that is made, which never change: the device keeps them. Needs `artifacts.view`. */
export function useFigures({ artifactId }: Artifact): BarnReading<HeatmapData> {
  return useReading(readHeatmapData, { path: { artifactId }, keep: true }, heatmapOf);
}

/** The cells over the picture of a camera. @param figures null while they are not known */
export function useCells(
  artifact: Artifact,
  figures: HeatmapData | null,
  camera: Pick<Camera, 'width' | 'height'> | null,
): HeatmapCells | null {
  const facts = artifactFacts(artifact);
  const { width = 0, gridsize = 1 } = facts.kind === 'heatmap' ? facts : {};
  const aspect = camera?.width && camera.height ? camera.width / camera.height : usualAspect;
  return useMemo(() => {
    if (figures === null) return null;
    const { columns, rows, cells } = figures;
    return { columns, rows, rates: cells, ...cellSize({ columns, rows, width, gridsize, aspect }) };
  }, [figures, width, gridsize, aspect]);
}

function heatmapOf({ heatmap }: AnswerOf<typeof readHeatmapData>): HeatmapData {
  return heatmap;
}
