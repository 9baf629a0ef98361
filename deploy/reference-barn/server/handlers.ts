import { createCameraHandlers } from '../cameras/camera-handlers';
import type { Cameras } from '../cameras/cameras';
import type { LiveStreams } from '../cameras/live-streams';
import { createPrivacyHandlers } from '../cameras/privacy-handlers';
import { createStillHandler } from '../cameras/still-handler';
import { createStreamHandler } from '../cameras/stream-handler';
import type { InstanceConfiguration } from '../configuration/configuration';
import type { Contract } from '../contract/contract';
import { createEulaHandlers } from '../identity/eula-handlers';
import type { Identity } from '../identity/identity';
import { createSessionHandlers } from '../identity/session-handlers';
import { createSignInHandlers } from '../identity/sign-in-handlers';
import { createSignUpHandlers } from '../identity/sign-up-handlers';
import { createIncidentHandlers } from '../incidents/incident-handlers';
import { createProbeHandlers } from '../probes/probe-handlers';
import { createRegionTypeHandlers } from '../regions/region-type-handlers';
import type { Database } from '../storage/database';
import type { Handlers } from './call';

export interface HandlerParts {
  readonly configuration: InstanceConfiguration;
  readonly contract: Contract;
  readonly version: string;
  readonly database: Database;
  readonly identity: Identity;
  /** Null for an instance that is no barn. */
  readonly cameras: Cameras | null;
  readonly streams: LiveStreams | null;
  readonly clock: () => number;
}

/** Which operations an instance serves, by its role. */
export function createHandlers(parts: HandlerParts): Handlers {
  switch (parts.configuration.role) {
    case 'gateway':
      return createGatewayHandlers(parts);
    case 'senator':
      return createIdentityHandlers(parts, 'senator');
    case 'barn':
      return { ...createIdentityHandlers(parts, 'barn'), ...createBarnHandlers(parts) };
  }
}

/** A gateway alone is nobody: it only says that it is there. */
function createGatewayHandlers({ configuration, version, contract }: HandlerParts): Handlers {
  const probes = createProbeHandlers({ identity: configuration.identity, type: 'barn', version, contract });
  const { 'GET api/p': health, 'GET api/v': readVersion } = probes;
  return { ...(health && { 'GET api/p': health }), ...(readVersion && { 'GET api/v': readVersion }) };
}

function createIdentityHandlers(
  { configuration, contract, version, identity }: HandlerParts,
  type: 'barn' | 'senator',
): Handlers {
  return {
    ...createProbeHandlers({ identity: configuration.identity, type, version, contract }),
    ...createSignInHandlers(identity),
    ...createSignUpHandlers(identity),
    ...createSessionHandlers(identity),
    ...createEulaHandlers(identity, configuration.identity.realWorldName),
  };
}

function createBarnHandlers({ contract, database, cameras, streams, clock }: HandlerParts): Handlers {
  if (!cameras || !streams) return {};
  const queryable = contract.operations.find(({ operationId }) => operationId === 'queryIncidents')?.queryable ?? [];
  return {
    ...createCameraHandlers(cameras),
    ...createPrivacyHandlers(cameras),
    ...createStillHandler(cameras, clock),
    ...createStreamHandler(streams),
    ...createIncidentHandlers(database, queryable),
    ...createRegionTypeHandlers(database),
  };
}
