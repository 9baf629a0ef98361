import { isWithin, type PlaceInPicture } from '@barnwatch/shared/pictures';
import type { AnswerOf, listRegionMappings } from '@barnwatch/shared/wire/calls';

/** A place in the barn as it is drawn on the picture of a camera. */
export interface CameraRegion {
  /** Its id, which is its name. */
  readonly regionSpecification: string;
  readonly points: readonly PlaceInPicture[];
}

export type RegionsByCamera = ReadonlyMap<string, readonly CameraRegion[]>;

/** The regions on each camera; of a type, those that a person has drawn go before those that the barn has found. */
export function regionsByCamera({ regionMappings }: AnswerOf<typeof listRegionMappings>): RegionsByCamera {
  const byCamera = new Map<string, readonly CameraRegion[]>();
  for (const { cameraId, regionType, isNew, regions } of regionMappings) {
    const isOverruled =
      isNew &&
      regionMappings.some(
        (other) => other.cameraId === cameraId && other.regionType === regionType && other.isNew === false,
      );
    if (!isOverruled) byCamera.set(cameraId, [...(byCamera.get(cameraId) ?? []), ...regions]);
  }
  return byCamera;
}

/** The places in which something lies: one of each type at most, unless they were drawn over each other. */
export function placesAt(
  regions: readonly CameraRegion[] | undefined,
  position: PlaceInPicture | null,
): readonly string[] {
  if (!regions || position === null) return [];
  const around = regions.filter(({ points }) => isWithin(points, position));
  return [...new Set(around.map(({ regionSpecification }) => regionSpecification))];
}
