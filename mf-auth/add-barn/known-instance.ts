import { type DiscoveryObject, formatDiscoveryCode, type InstanceView } from '@barnwatch/shared/auth-client';

/** The instance that a code leads to, when this device knows it already: said before anything is sent. */
export function knownInstance(
  discoveryObject: DiscoveryObject,
  instances: readonly InstanceView[],
): InstanceView | undefined {
  const code = formatDiscoveryCode(discoveryObject);
  const gatewayId = discoveryObject.gateway?.id;
  return instances.find(
    (instance) =>
      instance.globalUniqueIdentifier === gatewayId || formatDiscoveryCode(instance.discoveryObject) === code,
  );
}
