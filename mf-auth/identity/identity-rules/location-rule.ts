import { connectionStrategies, type DiscoveryObject } from '@barnwatch/shared/auth-client';

export type LocationProblem = 'missing';

/**
 * "At least one location is required" (product 5.6): nobody can sign up at an instance of which no address is known. A
 * location is an entry of the discovery object: local, gateway or remote.
 */
export function locationProblem(discoveryObject: DiscoveryObject): LocationProblem | null {
  return connectionStrategies.some((strategy) => discoveryObject[strategy] !== undefined) ? null : 'missing';
}
