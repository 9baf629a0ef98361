import type { ColorValue } from '@barnwatch/shared/ui/form';
import type { AnswerOf, listRegionTypes, RegionType as ToldRegionType } from '@barnwatch/shared/wire/calls';
import { colorOf } from './stored-color';

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

export function regionTypesOf({ regionTypes }: AnswerOf<typeof listRegionTypes>): readonly RegionType[] {
  return regionTypes.map(regionTypeOf);
}
