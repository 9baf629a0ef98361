import type { ColorValue } from '@barnwatch/shared/ui/form';
import * as v from 'valibot';

/** A kind of region; its id is its name (contract, `RegionType`). */
export interface RegionType {
  readonly regionTypeId: string;
  /** As the instance gives it. */
  readonly storedColor: string;
  /** The stored colour where it is one; null otherwise. */
  readonly color: ColorValue | null;
}

export interface RegionTypes {
  readonly regionTypes: readonly RegionType[];
  /** Records that could not be read; they do not lose the others. */
  readonly unreadable: number;
}

const regionType = v.pipe(
  v.object({ regionTypeId: v.pipe(v.string(), v.minLength(1)), color: v.string() }),
  v.transform(({ regionTypeId, color }): RegionType => ({ regionTypeId, storedColor: color, color: colorOf(color) })),
);

const list = v.object({ regionTypes: v.array(v.unknown()) });
const single = v.object({ regionType });

/** Reads `data` of `GET api/regions/types`. @throws {v.ValiError} when it is no list at all */
export function parseRegionTypes(data: unknown): RegionTypes {
  const readings = v.parse(list, data).regionTypes.map((record) => v.safeParse(regionType, record));
  const regionTypes = readings.flatMap((reading) => (reading.success ? [reading.output] : []));
  return { regionTypes, unreadable: readings.length - regionTypes.length };
}

/** Reads `data` of `PUT api/regions/types/{id}`. @throws {v.ValiError} for any other shape */
export function parseRegionType(data: unknown): RegionType {
  return v.parse(single, data).regionType;
}

/**
 * Spec 5: a region's colour is its first 7 characters. That alone would let `red;bac` pass, so they must be `#rrggbb`
 * as well.
 */
export function colorOf(stored: string): ColorValue | null {
  const digits = /^#([0-9a-f]{6})/i.exec(stored)?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
