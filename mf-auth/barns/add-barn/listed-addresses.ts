import { type ConnectionStrategy, connectionStrategies, type DiscoveryObject } from '@barnwatch/shared/auth-client';

export interface ListedAddress {
  readonly strategy: ConnectionStrategy;
  /** Protocol, host and port, all of it: nothing of an address is hidden from whoever has to judge it. */
  readonly address: string;
  readonly encrypted: boolean;
  /**
   * Whether the host is written with letters outside of a–z, which can imitate another name. It is shown in the form in
   * which it is called (`xn--…`), never as those letters.
   */
  readonly disguised: boolean;
  /** Which instance the gateway is asked for. */
  readonly gatewayId: string | null;
}

/** The addresses of a discovery object in the order in which they are tried. */
export function listedAddresses(discoveryObject: DiscoveryObject): readonly ListedAddress[] {
  return connectionStrategies.flatMap((strategy) => {
    const endpoint = discoveryObject[strategy];
    if (!endpoint) return [];
    const { protocol, hostname, port } = endpoint;
    return {
      strategy,
      address: `${protocol}://${hostname}:${port}`,
      encrypted: protocol === 'https',
      disguised: hostname.split('.').some((label) => label.startsWith('xn--')),
      gatewayId: strategy === 'gateway' ? (discoveryObject.gateway?.id ?? null) : null,
    };
  });
}
