import { outOfUse } from '@barnwatch/shared/camera-fields';
import type { Camera } from '@barnwatch/shared/wire/calls';
import type { CameraPart, CameraWork, PlannedWork, PrivacyWish } from './camera-work';

/** One change of many cameras. */
export type BulkChange =
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'sortPrefix'; readonly value: string }
  | { readonly kind: 'managed'; readonly value: boolean }
  | { readonly kind: 'privacy'; readonly wish: PrivacyWish }
  | { readonly kind: 'decommission'; readonly value: boolean }
  | { readonly kind: 'delete' };

export interface Planned {
  readonly plans: readonly PlannedWork[];
  /** Cameras that are so already. */
  readonly unchanged: number;
}

/** What a change comes to, camera by camera. */
export function planChange(cameras: readonly Camera[], change: BulkChange): Planned {
  const plans = cameras.flatMap((camera): readonly PlannedWork[] => {
    const work = workOf(camera, change);
    return work ? [{ cameraId: camera.cameraId, name: camera.name || camera.cameraId, work }] : [];
  });
  return { plans, unchanged: cameras.length - plans.length };
}

function workOf(camera: Camera, change: BulkChange): CameraWork | null {
  if (change.kind === 'delete') return { kind: 'delete' };
  const part = partOf(camera, change);
  return part && { kind: 'change', parts: [part] };
}

function partOf(camera: Camera, change: Exclude<BulkChange, { kind: 'delete' }>): CameraPart | null {
  switch (change.kind) {
    case 'tags':
      return tagsPart(camera, change.add, change.remove);
    case 'sortPrefix':
      return camera.sortPrefix === change.value
        ? null
        : { key: 'sortPrefix', before: camera.sortPrefix, after: change.value };
    case 'managed':
      return camera.managed === change.value ? null : { key: 'managed', after: change.value };
    case 'privacy':
      // One that is private for a time may be wanted so for another.
      return change.wish.kind === 'end' && !camera.privacy.active ? null : { key: 'privacy', after: change.wish };
    case 'decommission':
      return change.value ? tagsPart(camera, [outOfUse], []) : tagsPart(camera, [], [outOfUse]);
  }
}

/** Only what comes and goes at this camera; null where nothing does. */
export function tagsPart(
  { tags }: Pick<Camera, 'tags'>,
  wantedMore: readonly string[],
  wantedLess: readonly string[],
): Extract<CameraPart, { key: 'tags' }> | null {
  const add = wantedMore.filter((tag) => !tags.includes(tag));
  const remove = wantedLess.filter((tag) => tags.includes(tag) && !wantedMore.includes(tag));
  return add.length + remove.length === 0 ? null : { key: 'tags', add, remove };
}
