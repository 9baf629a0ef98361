import type { InstanceView } from '@barnwatch/shared/auth-client';
import type { Camera } from '../record/camera';

/** What a tile draws of a camera and needs of its barn. */
export interface TileFacts {
  readonly instance: InstanceView;
  readonly camera: Camera;
}

/** The barn's clock is measured anew with every answer; ages are told in whole seconds. */
const clockStepMs = 500;

/**
 * Whether a tile would draw the same. The list is asked for every half minute and the barn's view changes with every
 * answer: without this, each of them would draw hundreds of tiles anew.
 */
export function sameTile(one: TileFacts, other: TileFacts): boolean {
  return sameCamera(one.camera, other.camera) && sameWay(one.instance, other.instance);
}

function sameCamera(one: Camera, other: Camera): boolean {
  return (
    one === other ||
    (one.cameraId === other.cameraId &&
      one.name === other.name &&
      one.online === other.online &&
      (one.online || one.lastSeen === other.lastSeen) &&
      one.privacy.active === other.privacy.active &&
      one.privacy.until === other.privacy.until &&
      one.tags.length === other.tags.length &&
      one.tags.every((tag, index) => tag === other.tags[index]))
  );
}

function sameWay(one: InstanceView, other: InstanceView): boolean {
  return (
    one === other ||
    (one.globalUniqueIdentifier === other.globalUniqueIdentifier &&
      one.accountId === other.accountId &&
      one.activeConnectionStrategy === other.activeConnectionStrategy &&
      one.discoveryObject === other.discoveryObject &&
      Math.abs((one.clockOffsetMs ?? 0) - (other.clockOffsetMs ?? 0)) < clockStepMs)
  );
}
