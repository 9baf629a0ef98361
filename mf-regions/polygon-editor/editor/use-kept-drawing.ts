import { useEffect } from 'react';
import type { MappingBasis } from '../drafts/region-draft';
import type { DraftKeeping } from '../drafts/use-region-draft';
import type { EditState } from '../drawing/edit-state';
import { isUnsaved } from '../drawing/edit-state';

/** Keeps what the barn does not have on this device, after every step, so that a sudden end loses nothing. */
export function useKeptDrawing({ keep }: DraftKeeping, state: EditState, basis: MappingBasis): void {
  const { base, drawing, keys } = state;
  useEffect(() => {
    if (!isUnsaved({ base, drawing })) return keep(null);
    keep({
      basis,
      base: base.map(kept),
      regions: drawing.regions.map(kept),
      line: [...drawing.line],
      keys,
    });
  }, [keep, base, drawing, keys, basis]);
}

function kept({ key, regionSpecification, color, points }: EditState['base'][number]) {
  return { key, regionSpecification, points: [...points], ...(color !== undefined && { color }) };
}
