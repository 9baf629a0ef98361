import type { InstanceView } from '../../auth-client';

/** What is known of the way to an instance. */
export type Connection =
  | { readonly state: 'unknown' }
  | { readonly state: 'probing' }
  | { readonly state: 'slow' }
  | {
      readonly state: 'online';
      readonly strategy: 'local' | 'gateway' | 'remote' | null;
      readonly latencyMs: number | null;
    }
  | { readonly state: 'offline'; readonly lastContact: number | null }
  | { readonly state: 'blocked' };

export function connectionOf({
  reachability,
  activeConnectionStrategy,
  latencyMs,
  lastContact,
}: Pick<InstanceView, 'reachability' | 'activeConnectionStrategy' | 'latencyMs' | 'lastContact'>): Connection {
  switch (reachability) {
    case 'unknown':
    case 'probing':
    case 'slow':
      return { state: reachability };
    case 'online':
      return { state: 'online', strategy: activeConnectionStrategy, latencyMs };
    case 'offline':
      return { state: 'offline', lastContact };
    case 'blocked-by-browser':
      return { state: 'blocked' };
  }
}
