import type { ColorValue } from '@barnwatch/shared/ui/form';
import type { RegionType as ToldRegionType } from '@barnwatch/shared/wire/calls';

/** A kind of region; its id is its name (contract, `RegionType`). */
export interface RegionType {
  readonly regionTypeId: string;
  /** As the instance gives it. */
  readonly storedColor: string;
  /** The stored colour where it is one; null otherwise. */
  readonly color: ColorValue | null;
}

export function regionTypeOf({ regionTypeId, color }: ToldRegionType): RegionType {
  return { regionTypeId, storedColor: color, color: colorOf(color) };
}

/**
 * Product 5.13: a region's colour is its first 7 characters. That alone would let `red;bac` pass, so they must be
 * `#rrggbb` as well.
 */
export function colorOf(stored: string): ColorValue | null {
  const digits = /^#([0-9a-f]{6})/i.exec(stored)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
