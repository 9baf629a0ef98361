import { useEffect } from 'react';
import { keptSteps } from '../drafts/kept-steps';
import type { MappingBasis } from '../drafts/region-draft';
import type { DraftKeeping } from '../drafts/use-region-draft';
import type { Drawing } from '../drawing/drawing';
import type { EditState } from '../drawing/edit-state';
import { isUnsaved } from '../drawing/edit-state';

/**
 * Keeps what the barn does not have on this device, after every step, with the steps that can be undone: a sudden end
 * loses nothing.
 */
export function useKeptDrawing({ keep }: DraftKeeping, state: EditState, basis: MappingBasis): void {
  const { base, drawing, past, future, keys } = state;
  useEffect(() => {
    if (!isUnsaved({ base, drawing })) return keep(null);
    keep({
      basis,
      base: base.map(kept),
      ...keptStep(drawing),
      keys,
      past: keptSteps(past).map(keptStep),
      future: keptSteps(future).map(keptStep),
    });
  }, [keep, base, drawing, past, future, keys, basis]);
}

function keptStep({ regions, line }: Drawing) {
  return { regions: regions.map(kept), line: [...line] };
}

function kept({ key, regionSpecification, color, points }: EditState['base'][number]) {
  return { key, regionSpecification, points: [...points], ...(color !== undefined && { color }) };
}
