import type { InstanceType } from '@barnwatch/shared/wire';
import { createCameraHandlers } from '../cameras/camera-handlers';
import type { Cameras } from '../cameras/cameras';
import type { LiveStreams } from '../cameras/live-streams';
import { createPrivacyHandlers } from '../cameras/privacy-handlers';
import { createStillHandler } from '../cameras/still-handler';
import { createStreamHandler } from '../cameras/stream-handler';
import { createIdentityHandlers, createSenatorHandlers, type IdentityParts } from '../identity/identity-handlers';
import type { Archive } from '../open-archive';
import type { Journal } from '../open-journal';
import { createProbeHandlers } from '../probes/probe-handlers';
import type { Database } from '../storage/database';
import type { Handlers } from './call';

export interface HandlerParts extends IdentityParts {
  readonly version: string;
  readonly database: Database;
  /** Null for an instance that is no barn. */
  readonly cameras: Cameras | null;
  readonly streams: LiveStreams | null;
  readonly archive: Archive | null;
  readonly journal: Journal | null;
  readonly clock: () => number;
}

/** Which operations an instance serves, by its role. */
export function createHandlers(parts: HandlerParts): Handlers {
  switch (parts.configuration.role) {
    case 'gateway':
      return createGatewayHandlers(parts);
    case 'senator':
      return { ...createProbes(parts, 'senator'), ...createIdentityHandlers(parts), ...createSenatorHandlers(parts) };
    case 'barn':
      return { ...createProbes(parts, 'barn'), ...createIdentityHandlers(parts), ...createBarnHandlers(parts) };
  }
}

/** A gateway alone is nobody: it only says that it is there. */
function createGatewayHandlers(parts: HandlerParts): Handlers {
  const { 'GET api/p': health, 'GET api/v': readVersion } = createProbes(parts, 'barn');
  return { ...(health && { 'GET api/p': health }), ...(readVersion && { 'GET api/v': readVersion }) };
}

function createProbes({ configuration, version, contract }: HandlerParts, type: InstanceType): Handlers {
  return createProbeHandlers({ identity: configuration.identity, type, version, contract });
}

function createBarnHandlers({ cameras, streams, archive, journal, clock }: HandlerParts): Handlers {
  if (!cameras || !streams || !archive || !journal) return {};
  return {
    ...createCameraHandlers(cameras),
    ...createPrivacyHandlers(cameras),
    ...createStillHandler(cameras, archive.fallbackStills, clock),
    ...createStreamHandler(streams),
    ...journal.handlers,
    ...archive.handlers,
  };
}
