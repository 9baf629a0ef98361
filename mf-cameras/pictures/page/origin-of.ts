import type { InstanceView } from '@barnwatch/shared/auth-client';

/**
 * The origin that an instance is reached at now. Barns behind one gateway share it, and with it its connections.
 * An instance without a way has an origin of its own that no request goes to.
 */
export function originOf(
  instance: Pick<InstanceView, 'globalUniqueIdentifier' | 'activeConnectionStrategy' | 'discoveryObject'>,
): string {
  const strategy = instance.activeConnectionStrategy;
  const endpoint = strategy === null ? undefined : instance.discoveryObject[strategy];
  if (!endpoint) return `unreachable:${instance.globalUniqueIdentifier}`;
  return new URL(`${endpoint.protocol}://${endpoint.hostname}:${endpoint.port}`).origin;
}
