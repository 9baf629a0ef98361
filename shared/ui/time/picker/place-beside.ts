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

const gap = 4;
const margin = 8;

/**
 * Where something that pops up beside a field stands, in px of the window: below it, above where there is more room,
 * and never beyond an edge of the window.
 */
export function placeBeside(field: Box, size: Extent, window: Extent): { readonly left: number; readonly top: number } {
  const below = field.top + field.height + gap;
  const above = field.top - gap - size.height;
  const fitsBelow = below + size.height + margin <= window.height;
  const top = fitsBelow || above < margin ? below : above;
  return {
    left: clamped(field.left, window.width - size.width - margin),
    top: clamped(top, window.height - size.height - margin),
  };
}

function clamped(position: number, most: number): number {
  return Math.max(margin, Math.min(position, most));
}
