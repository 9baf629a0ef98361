export type { DiscoveryObject, Endpoint, GatewayEndpoint } from '../../wire';

/** In the order in which they are tried. */
export const connectionStrategies = ['local', 'gateway', 'remote'] as const;

export type ConnectionStrategy = (typeof connectionStrategies)[number];
