import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import { type Language, nameComparator } from '@barnwatch/shared/i18n';
import { type AnswerOf, type Camera, listCameras } from '@barnwatch/shared/wire/calls';
import { usualRatio } from '../geometry/place';

/** As much of a camera as a canvas needs. */
export interface CanvasCamera {
  readonly cameraId: string;
  /** One without a name goes by its id. */
  readonly name: string;
  readonly sortPrefix: string;
  /** Width by height of its pictures. */
  readonly ratio: number;
  readonly isOnline: boolean;
  /** Privacy mode is on: nobody sees its pictures. */
  readonly isPrivate: boolean;
  /** It is in no list any more, and may still lie on a canvas. */
  readonly isDecommissioned: boolean;
}

/** Privacy begins and ends by the minute. */
const refreshEveryMs = 30_000;

export function canvasCameraOf({
  cameraId,
  name,
  sortPrefix,
  tags,
  online,
  privacy,
  width,
  height,
}: Camera): CanvasCamera {
  return {
    cameraId,
    name: name || cameraId,
    sortPrefix,
    ratio: width && height ? width / height : usualRatio,
    isOnline: online,
    isPrivate: privacy.active,
    isDecommissioned: tags.includes('decommissioned'),
  };
}

function camerasById({ cameras }: AnswerOf<typeof listCameras>): ReadonlyMap<string, CanvasCamera> {
  return new Map([...cameras.values()].map((camera) => [camera.cameraId, canvasCameraOf(camera)]));
}

/** All cameras of the selected barn by id, those out of use included; kept on the device. Needs `cameras.view`. */
export function useCanvasCameras(): BarnReading<ReadonlyMap<string, CanvasCamera>> {
  return useReading(listCameras, { refreshEveryMs, keep: true }, camerasById);
}

/** In the order of the walk through the barn (product 3.10, `sortPrefix`). */
export function inWalkingOrder(cameras: Iterable<CanvasCamera>, language: Language): readonly CanvasCamera[] {
  const compare = nameComparator(language);
  return [...cameras].sort(
    (one, other) =>
      compare(one.sortPrefix, other.sortPrefix) ||
      compare(one.name, other.name) ||
      (one.cameraId < other.cameraId ? -1 : 1),
  );
}

export function ratioOf(cameras: ReadonlyMap<string, CanvasCamera>, cameraId: string): number {
  return cameras.get(cameraId)?.ratio ?? usualRatio;
}
