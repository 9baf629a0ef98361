import type { LocalNetworkPermission } from '../auth-environment';
import { isLoopback } from './local-address';

/** Chromium 142 has one permission for both kinds of address, 145 and later one for each. */
const permissionNames = { loopback: 'loopback-network', local: 'local-network', both: 'local-network-access' } as const;

/** The browser's permission of that name; null where it does not know it. */
async function permission(name: string): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: name as PermissionName });
  } catch {
    return null;
  }
}

/** What the browser says about reaching `hostname` in the local network; `not-needed` where it has no such rule. */
export async function localNetworkPermission(hostname: string): Promise<LocalNetworkPermission> {
  const own = isLoopback(hostname) ? permissionNames.loopback : permissionNames.local;
  const status = (await permission(own)) ?? (await permission(permissionNames.both));
  return status?.state ?? 'not-needed';
}

/** Calls when the person has answered the browser's question, or has changed the answer in its settings. */
export function onLocalNetworkPermission(listener: () => void): void {
  for (const name of Object.values(permissionNames)) {
    void permission(name).then((status) => status?.addEventListener('change', listener));
  }
}
