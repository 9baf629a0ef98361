import {
  type ConnectionStrategy,
  connectionStrategies,
  type DiscoveryObject,
  type Endpoint,
} from '../instances/discovery-object';

/** One way to an instance. */
export interface Route {
  readonly strategy: ConnectionStrategy;
  readonly endpoint: Endpoint;
  /** In canonical form. Ends in a slash; through a gateway it contains the instance's prefix. */
  readonly baseUrl: string;
}

/** The ways that a discovery object offers, in the order in which they are tried. */
export function routes(discoveryObject: DiscoveryObject): readonly Route[] {
  return connectionStrategies.flatMap((strategy) => {
    const endpoint = discoveryObject[strategy];
    if (!endpoint) return [];
    const prefix = strategy === 'gateway' ? `gw/${encodeURIComponent(discoveryObject.gateway?.id ?? '')}/` : '';
    const { protocol, hostname, port } = endpoint;
    return [{ strategy, endpoint, baseUrl: new URL(`${protocol}://${hostname}:${port}/${prefix}`).href }];
  });
}

/** The ways that lead to an address of their own: one that leads where an earlier one does could tell nothing more. */
export function distinctRoutes(discoveryObject: DiscoveryObject): readonly Route[] {
  const all = routes(discoveryObject);
  return all.filter(({ baseUrl }, index) => all.findIndex((one) => one.baseUrl === baseUrl) === index);
}
