import type { ColorValue } from '@barnwatch/shared/ui/form';

/** What can be changed of a region type or of a specification. */
export interface RegionValue {
  /** Null where none is stored that could be shown. */
  readonly color: ColorValue | null;
  /** Of a specification; null for a type. */
  readonly regionType: string | null;
}

export function isSameValue(one: RegionValue, other: RegionValue): boolean {
  return one.color === other.color && one.regionType === other.regionType;
}

/** A record with the value that the barn tells. */
export interface RegionRecord {
  /** Its id, which is its name. */
  readonly name: string;
  readonly told: RegionValue;
  /** Its colour as the barn gives it. */
  readonly storedColor: string;
}
