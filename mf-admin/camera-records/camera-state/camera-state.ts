import type { Camera } from '@barnwatch/shared/wire/calls';

/** How a camera is. Times in ms since 1970 UTC, null where nobody knows. */
export type CameraState =
  | { readonly kind: 'decommissioned' }
  | { readonly kind: 'privacy'; readonly until: number | null }
  | { readonly kind: 'offline'; readonly since: number | null }
  | { readonly kind: 'online' };

/** Product 3.10: this tag takes a camera out of the lists. */
const decommissioned = 'decommissioned';

/** All that is to be said of a camera, the most telling first. A camera out of use is not called offline as well. */
export function cameraStates({ tags, privacy, online, lastSeen }: Camera): readonly CameraState[] {
  if (tags.includes(decommissioned)) return [{ kind: 'decommissioned' }];
  const states: readonly CameraState[] = [
    ...(privacy.active ? [{ kind: 'privacy', until: privacy.until } as const] : []),
    ...(online ? [] : [{ kind: 'offline', since: lastSeen } as const]),
  ];
  return states.length > 0 ? states : [{ kind: 'online' }];
}

const ranks: Readonly<Record<CameraState['kind'], number>> = { offline: 0, privacy: 1, online: 2, decommissioned: 3 };

/** What needs somebody first: offline, privacy, online, out of use. */
export function stateRank(camera: Camera): number {
  return Math.min(...cameraStates(camera).map(({ kind }) => ranks[kind]));
}
