import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { AnswerOf, listCameras, Camera as ToldCamera } from '@barnwatch/shared/wire/calls';

/** A camera as the barn describes it (product 3.10, contract `Camera`); one without a name goes by its id. */
export type Camera = ToldCamera;

export function camerasOf({ cameras }: AnswerOf<typeof listCameras>): readonly Camera[] {
  return [...cameras.values()].map(named);
}

/** A camera without a name goes by its id: an empty name could be neither read nor pressed. */
export function named(camera: ToldCamera): Camera {
  return camera.name.trim() === '' ? { ...camera, name: camera.cameraId } : camera;
}

/** A camera whose times are by the device's clock, as people read them. */
export function byDeviceClock(camera: Camera, { clockOffsetMs }: Pick<InstanceView, 'clockOffsetMs'>): Camera {
  const offset = clockOffsetMs ?? 0;
  if (offset === 0) return camera;
  const { lastSeen, privacy } = camera;
  return {
    ...camera,
    lastSeen: lastSeen === null ? null : lastSeen - offset,
    privacy: { ...privacy, until: privacy.until === null ? null : privacy.until - offset },
  };
}

/** Product 3.10: this tag takes a camera out of the lists. */
const decommissioned = 'decommissioned';

export function isDecommissioned({ tags }: Pick<Camera, 'tags'>): boolean {
  return tags.includes(decommissioned);
}
