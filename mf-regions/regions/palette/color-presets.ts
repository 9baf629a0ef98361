import type { ColorValue } from '@barnwatch/shared/ui/form';
import { leastSeenDistance } from './color-vision';

/**
 * Colours that are told apart with any form of colour vision, and from the surfaces of every theme: no two of them, and
 * none and a surface, are closer than 0.12 (`leastSeenDistance`). The colours of Okabe and Ito come to 0.076.
 */
export const colorPresets = [
  '#f0a000',
  '#5078f0',
  '#78ff78',
  '#7800a0',
  '#f00000',
  '#c8c8f0',
  '#a05078',
  '#0000f0',
] as const satisfies readonly ColorValue[];

/** The preset that is told apart best from colours that are in use. */
export function nextColor(inUse: readonly ColorValue[]): ColorValue {
  const distance = (color: ColorValue): number => Math.min(...inUse.map((used) => leastSeenDistance(color, used)));
  const best = colorPresets.reduce((one, other) => (distance(other) > distance(one) ? other : one));
  return inUse.length === 0 ? colorPresets[0] : best;
}
