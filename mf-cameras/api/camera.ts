import type { AnswerOf, listCameras, Camera as ToldCamera } from '@barnwatch/shared/wire/calls';

/** A camera as the barn describes it (spec 3, contract `Camera`); one without a name goes by its id. */
export type Camera = ToldCamera;

export function camerasOf({ cameras }: AnswerOf<typeof listCameras>): readonly Camera[] {
  return [...cameras.values()].map(named);
}

/** A camera without a name goes by its id: nobody could read or press nothing. */
export function named(camera: ToldCamera): Camera {
  return camera.name.trim() === '' ? { ...camera, name: camera.cameraId } : camera;
}

/** Spec 3: this tag takes a camera out of the lists. */
const DECOMMISSIONED = 'decommissioned';

export function isDecommissioned({ tags }: Pick<Camera, 'tags'>): boolean {
  return tags.includes(DECOMMISSIONED);
}
