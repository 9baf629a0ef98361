import type { InstanceView } from '@barnwatch/shared/auth-client';
import { isPermitted, type PermissionCheck } from '@barnwatch/shared/auth-client';

/** What stands between a person and a barn's screen. Each has an answer of its own in `barn-gate.tsx`. */
export type BarnGateState =
  | { readonly phase: 'sign-in-needed' }
  /** Perhaps somebody is signed in: the device has not told yet. */
  | { readonly phase: 'device-late' }
  | { readonly phase: 'selecting' }
  | { readonly phase: 'permissions-unknown' }
  | { readonly phase: 'no-permissions'; readonly barn: InstanceView }
  | { readonly phase: 'not-permitted' }
  | { readonly phase: 'open' };

/**
 * Whether a barn's screen may be shown (product 2.1, 6.1): signed in there, barn selected, permitted. An unaccepted
 * EULA does not take the screen away: the frame asks over it, so that nothing typed is lost (`eula-in-place.tsx`).
 * @param isDeviceLate whether this device has yet to tell who is signed in
 * @param barn the barn that the address names, `null` when this device does not know it
 * @param permissions what checks see: the barn's permissions, or fewer when a developer simulates
 */
export function barnGateState(
  barn: InstanceView | null,
  selectedId: string | null,
  check: PermissionCheck | undefined,
  permissions: readonly string[],
  isDeviceLate = false,
): BarnGateState {
  if (isDeviceLate && !barn?.loggedIn && !barn?.signedOutReason) return { phase: 'device-late' };
  if (barn === null || barn.type !== 'barn' || !barn.loggedIn) return { phase: 'sign-in-needed' };
  if (barn.globalUniqueIdentifier !== selectedId) return { phase: 'selecting' };
  if (!barn.permissionsKnown) return { phase: 'permissions-unknown' };
  if (barn.availablePermissions.length === 0) return { phase: 'no-permissions', barn };
  if (check !== undefined && !isPermitted(check, permissions)) return { phase: 'not-permitted' };
  return { phase: 'open' };
}
