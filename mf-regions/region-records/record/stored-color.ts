import type { ColorValue } from '@barnwatch/shared/ui/form';

/**
 * Product 5.13: a region's colour is its first 7 characters. That alone would let `red;bac` pass, so they must be
 * `#rrggbb` as well.
 */
export function colorOf(stored: string): ColorValue | null {
  const digits = /^#([0-9a-f]{6})/i.exec(stored)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
