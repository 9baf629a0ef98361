/** In the order in which they are tried. */
export const connectionStrategies = ['local', 'gateway', 'remote'] as const;

export type ConnectionStrategy = (typeof connectionStrategies)[number];

/** One address of an instance. `hostname` is in the canonical form of a URL: lower case, ASCII, IPv6 in brackets. */
export interface Endpoint {
  protocol: 'http' | 'https';
  hostname: string;
  port: number;
}

/** An address that passes calls on below `gw/{id}/`. */
export interface GatewayEndpoint extends Endpoint {
  id: string;
}

/** Where an instance can be reached. */
export interface DiscoveryObject {
  local?: Endpoint;
  gateway?: GatewayEndpoint;
  remote?: Endpoint;
}
