import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { type Language, nameComparator } from '@barnwatch/shared/i18n';
import * as v from 'valibot';

const camera = v.object({
  cameraId: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  sortPrefix: v.optional(v.string(), ''),
  tags: v.optional(v.array(v.string()), []),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
});

/** As much of a camera as a place in the barn needs. */
export type BarnCamera = Readonly<v.InferOutput<typeof camera>>;

const answer = v.object({ cameras: v.record(v.string(), camera) });

/** Reads `data` of `GET api/cameras`; a camera without a name goes by its id. @throws {v.ValiError} */
export function parseBarnCameras(data: unknown): readonly BarnCamera[] {
  return Object.values(v.parse(answer, data).cameras).map((one) => ({ ...one, name: one.name || one.cameraId }));
}

/** The cameras in the order of the walk through the barn (spec 3, `sortPrefix`). */
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
export function useBarnCameras(): BarnAnswer<readonly BarnCamera[]> {
  return useBarnAnswer('incidents-cameras', 'api/cameras', { parse: parseBarnCameras, keep: true });
}

export function isDecommissioned({ tags }: BarnCamera): boolean {
  return tags.includes('decommissioned');
}
