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

/**
 * The instance that lives at the very address to which the secret of a link would go. Nothing else of a link counts: the
 * id of a gateway in it is a claim, by which any address could pass for a known one.
 */
export function instanceAtRemote(
  { remote }: DiscoveryObject,
  instances: readonly InstanceView[],
): InstanceView | undefined {
  if (remote === undefined) return undefined;
  const code = formatDiscoveryCode({ remote });
  return instances.find(
    ({ discoveryObject: known }) => known.remote && formatDiscoveryCode({ remote: known.remote }) === code,
  );
}
