import type { LocalNetworkPermission } from '../auth-environment';
import { isLoopback } from './local-address';

/** Chromium 142 has one permission for both kinds of address, 145 and later one for each. */
function permissionNames(hostname: string): readonly string[] {
  return [isLoopback(hostname) ? 'loopback-network' : 'local-network', 'local-network-access'];
}

/** What the browser says about reaching `hostname` in the local network; `not-needed` where it has no such rule. */
export async function localNetworkPermission(hostname: string): Promise<LocalNetworkPermission> {
  for (const name of permissionNames(hostname)) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      return state;
    } catch {
      // This browser does not know the permission by that name.
    }
  }
  return 'not-needed';
}
