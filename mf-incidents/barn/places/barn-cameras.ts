import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type Language, nameComparator } from '@barnwatch/shared/i18n';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';

/** As much of a camera as a place in the barn needs. */
export type BarnCamera = Readonly<
  Pick<Camera, 'cameraId' | 'name' | 'sortPrefix' | 'tags'> & Partial<Pick<Camera, 'width' | 'height'>>
>;

/** All cameras of the barn; one without a name goes by its id. */
export function barnCameras({ cameras }: AnswerOf<typeof listCameras>): readonly BarnCamera[] {
  return [...cameras.values()].map((one) => ({ ...one, name: one.name || one.cameraId }));
}

/** The cameras in the order of the walk through the barn (product 3.10, `sortPrefix`). */
export function inWalkingOrder(cameras: readonly BarnCamera[], language: Language): readonly BarnCamera[] {
  const compare = nameComparator(language);
  return [...cameras].sort(
    (one, other) =>
      compare(one.sortPrefix, other.sortPrefix) ||
      compare(one.name, other.name) ||
      (one.cameraId < other.cameraId ? -1 : 1),
  );
}

/** All cameras of the barn, decommissioned ones included: old records name them too. Needs `cameras.view`. */
export function useBarnCameras(): BarnReading<readonly BarnCamera[]> {
  return useReading(listCameras, { keep: true }, barnCameras);
}

export function isDecommissioned({ tags }: BarnCamera): boolean {
  return tags.includes('decommissioned');
}
