export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const MARGIN = 8;

/**
 * Where something that pops up beside a field stands, in px of the window: below it, above where there is more room,
 * and never beyond an edge of the window.
 */
export function placeBeside(field: Box, size: Extent, window: Extent): { readonly left: number; readonly top: number } {
  const below = field.top + field.height + GAP;
  const above = field.top - GAP - size.height;
  const fitsBelow = below + size.height + MARGIN <= window.height;
  const top = fitsBelow || above < MARGIN ? below : above;
  return {
    left: clamped(field.left, window.width - size.width - MARGIN),
    top: clamped(top, window.height - size.height - MARGIN),
  };
}

function clamped(position: number, most: number): number {
  return Math.max(MARGIN, Math.min(position, most));
}
