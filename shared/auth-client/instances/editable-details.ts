import type { RequestError } from '../requests/outcome';
import type { DiscoveryObject } from './discovery-object';

/** What one may change of an instance on this device. */
export interface InstanceDetails {
  realWorldName: string;
  discoveryObject: DiscoveryObject;
}

export type ChangeInstanceOutcome =
  | { ok: true }
  /** The new addresses are those of somebody else, or nobody answers there: what is known stays as it is. */
  | { ok: false; reason: 'another-instance' | 'not-reached'; error: RequestError };
