import { type BarnReading, knownReading } from '@barnwatch/shared/answers';
import type { HeatmapData } from '@barnwatch/shared/wire/calls';
import { useMemo } from 'react';
import type { Camera } from '../../camera-records/record/camera';
import type { Artifact } from '../records/artifact';
import { artifactFacts } from '../records/artifact-facts';
import type { ComparedMaps } from './shown-maps';
import { useCells, useFigures } from './use-cells';

type FailedReading = Extract<BarnReading<HeatmapData>, { readonly state: 'failed' }>;

/** The figures behind heatmaps that are made: there, on their way, or not to be had. */
export type MapFigures =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly maps: ComparedMaps }
  | { readonly kind: 'failed'; readonly reading: FailedReading };

const waiting: MapFigures = { kind: 'waiting' };

/** The figures of one heatmap, and of what it is compared with. */
export function useComparedMaps(later: Artifact, earlier: Artifact | null, camera: Camera | null): MapFigures {
  const ofLater = useFigures(later);
  // Where nothing is compared it is the same question, which is asked once.
  const ofEarlier = useFigures(earlier ?? later);
  const laterCells = useCells(later, knownReading(ofLater)?.value ?? null, camera);
  const earlierCells = useCells(earlier ?? later, knownReading(ofEarlier)?.value ?? null, camera);
  const there = useMemo<MapFigures | null>(() => {
    if (!laterCells || !earlierCells) return null;
    const shownEarlier = earlier && { cells: earlierCells, span: artifactFacts(earlier).span };
    const maps = { later: { cells: laterCells, span: artifactFacts(later).span }, earlier: shownEarlier };
    return { kind: 'there', maps };
  }, [later, earlier, laterCells, earlierCells]);
  if (there) return there;
  const reading = [ofLater, ofEarlier].find((one) => one.state === 'failed');
  return reading ? { kind: 'failed', reading } : waiting;
}
