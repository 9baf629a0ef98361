import type { ColorValue } from '@barnwatch/shared/ui/form';
import type {
  AnswerOf,
  listRegionSpecifications,
  RegionSpecification as ToldRegionSpecification,
} from '@barnwatch/shared/wire/calls';
import { colorOf } from './stored-color';

/** A named kind of place, of one region type; its id is its name (contract, `RegionSpecification`). */
export interface RegionSpecification {
  readonly regionSpecificationId: string;
  readonly regionType: string;
  /** As the instance gives it. */
  readonly storedColor: string;
  /** The stored colour where it is one; null otherwise. */
  readonly color: ColorValue | null;
}

export function regionSpecificationOf(told: ToldRegionSpecification): RegionSpecification {
  const { regionSpecificationId, regionType, color } = told;
  return { regionSpecificationId, regionType, storedColor: color, color: colorOf(color) };
}

export function regionSpecificationsOf({
  regionSpecifications,
}: AnswerOf<typeof listRegionSpecifications>): readonly RegionSpecification[] {
  return regionSpecifications.map(regionSpecificationOf);
}
