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

/** Where an instance can be reached (product 3.8); as base64 of its JSON it is the discovery code. No call carries it. */
export interface DiscoveryObject {
  local?: Endpoint;
  gateway?: GatewayEndpoint;
  remote?: Endpoint;
}
