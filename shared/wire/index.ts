// The wire door: types only, nothing at run time.
export type { DiscoveryObject, Endpoint, GatewayEndpoint } from './discovery-object';
export type { FileAnswer } from './file-answer';
export type * from './generated/contract';
