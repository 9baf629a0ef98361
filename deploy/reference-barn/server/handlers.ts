import type { InstanceType } from '@barnwatch/shared/wire';
import { createCameraHandlers } from '../cameras/camera-handlers';
import { createPrivacyHandlers } from '../cameras/privacy-handlers';
import { createSourceHandler } from '../cameras/source-handler';
import { createStillHandler } from '../cameras/still-handler';
import { createStreamHandler } from '../cameras/stream-handler';
import { createIdentityHandlers, createSenatorHandlers, type IdentityParts } from '../identity/identity-handlers';
import { createProbeHandlers } from '../probes/probe-handlers';
import type { Disk } from '../probes/watch-disk';
import type { Barn } from '../start/open-barn';
import type { Database } from '../storage/database';
import type { Handlers } from './call';

export interface HandlerParts extends IdentityParts {
  readonly version: string;
  readonly database: Database;
  readonly disk: Disk;
  readonly isDatabaseThere: (() => boolean) | null;
  /** Null for an instance that is none. */
  readonly barn: Barn | null;
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

function createProbes(
  { configuration, version, contract, disk, isDatabaseThere }: HandlerParts,
  type: InstanceType,
): Handlers {
  return createProbeHandlers({ identity: configuration.identity, type, version, contract, disk, isDatabaseThere });
}

function createBarnHandlers({ barn, clock }: HandlerParts): Handlers {
  if (!barn) return {};
  const { cameras, streams, archive, journal } = barn;
  return {
    ...createCameraHandlers(cameras),
    ...createSourceHandler(cameras),
    ...createPrivacyHandlers(cameras),
    ...createStillHandler(cameras, archive.fallbackStills, clock),
    ...createStreamHandler(streams),
    ...journal.handlers,
    ...archive.handlers,
  };
}
