import type { DiscoveryObject } from './discovery-object';

/** What one may change of an instance on this device. */
export interface InstanceDetails {
  realWorldName: string;
  discoveryObject: DiscoveryObject;
}
