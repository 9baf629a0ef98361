import type { FinderPart } from '@barnwatch/shared/federation';
import { useMemo } from 'react';
import { useCanvasPart } from '../canvas-part/use-canvas-part';
import { useRegionParts } from '../region-parts/region-parts';

/** For the quick finder: what of regions and canvases this account may see. */
export function useAllParts(): readonly FinderPart[] {
  const regions = useRegionParts();
  const canvases = useCanvasPart();
  return useMemo(() => (canvases === null ? regions : [...regions, canvases]), [regions, canvases]);
}
