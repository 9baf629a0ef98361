import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DiscoveryObject } from '@barnwatch/shared/wire';
import type { ConfigurationInput } from '../reference-barn/configuration/read-configuration';
import { senatorIdentifier } from '../reference-barn/configuration/senator-identifier';
import { senatorKeysPath } from '../reference-barn/senator/senator-keys-route';
import {
  barnAccounts,
  barnServiceAccounts,
  type DemoAccount,
  demoAccounts,
  senatorAccount,
  senatorAccounts,
} from './accounts';
import { northCameras, southCameras } from './cameras';
import { portBaseOf, portsBelow } from './ports';

export interface DemoInstance {
  readonly configuration: ConfigurationInput;
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Null for the senator, which every suite knows. */
  readonly discovery: { readonly object: DiscoveryObject; readonly code: string } | null;
}

export interface Demo {
  readonly suite: { readonly port: number; readonly address: string };
  readonly senator: DemoInstance;
  readonly north: DemoInstance;
  readonly south: DemoInstance;
  /** The same at each barn. */
  readonly accounts: readonly DemoAccount[];
  readonly senatorAccount: { readonly email: string; readonly password: string };
  readonly dataFolder: string;
}

/**
 * The demonstration's instances.
 *
 * - `BARNWATCH_PORT_BASE` (8080): the suite; senator = base − 14, barns = base − 9 and base − 8
 * - `BARNWATCH_DATA` (`.data/`): the databases; deleting it resets the demonstration
 * - `BARNWATCH_ALLOWED_ORIGINS`: further origins of suites, separated by commas
 * - `BARNWATCH_PREPARE_AHEAD` (`0`: no): pictures and figures are worked out before anybody asks; tests ask for few of them
 * - `BARNWATCH_TIME_BARCODE` (`1`): pictures carry their capture time, for measuring latency
 * @throws for a port base that leaves no room
 */
export function demoInstances(environment: Readonly<Record<string, string | undefined>>): Demo {
  const portBase = portBaseOf(environment);
  if (!portBase.ok) throw new Error(portBase.problem);
  const { base } = portBase;
  const ports = {
    senator: base - portsBelow.senator,
    north: base - portsBelow.north,
    south: base - portsBelow.south,
  };
  const repository = fileURLToPath(new URL('../..', import.meta.url));
  const dataFolder = resolve(repository, environment.BARNWATCH_DATA ?? '.data');
  const further = (environment.BARNWATCH_ALLOWED_ORIGINS ?? '').split(',').map((origin) => origin.trim());
  const allowedOrigins = [
    `http://localhost:${base}`,
    `http://127.0.0.1:${base}`,
    ...further.filter((origin) => origin !== ''),
  ];
  const cameraOptions = {
    timeBarcode: environment.BARNWATCH_TIME_BARCODE === '1',
    decommissionedSince: Date.UTC(2026, 2, 14, 9, 30),
  };

  const shared = (port: number, id: string) => ({
    listen: { host: '127.0.0.1', port, trustedProxies: ['127.0.0.1'] },
    dataFolder: join(dataFolder, id),
    allowedOrigins,
    logLevel: 'warn' as const,
    timeZone: 'Europe/Berlin',
  });
  const preparesAhead = environment.BARNWATCH_PREPARE_AHEAD !== '0';
  const barn = {
    role: 'barn',
    preparePictures: preparesAhead,
    prepareFigures: preparesAhead,
    authentication: { signUp: true },
    trustedSenators: [
      { globalUniqueIdentifier: senatorIdentifier, keysUrl: `http://127.0.0.1:${ports.senator}${senatorKeysPath}` },
    ],
    accounts: barnAccounts,
    serviceAccounts: barnServiceAccounts,
  } as const;
  const senator: ConfigurationInput = {
    ...shared(ports.senator, 'senator'),
    role: 'senator',
    // Every suite expects the senator under this id (product 9.17).
    identity: { globalUniqueIdentifier: senatorIdentifier, name: 'senator', realWorldName: 'BarnWatch sign-in' },
    authentication: { usernamePassword: false, emailPassword: true, signUp: true },
    discovery: directDiscovery(ports.senator),
    mail: { suiteUrl: `http://localhost:${base}`, from: 'BarnWatch <no-reply@barnwatch.example>', outboxPage: true },
    accounts: senatorAccounts,
    gateway: [
      { id: 'north-barn', url: `http://127.0.0.1:${ports.north}` },
      { id: 'south-barn', url: `http://127.0.0.1:${ports.south}` },
    ],
  };
  const north: ConfigurationInput = {
    ...shared(ports.north, 'north-barn'),
    ...barn,
    identity: barnIdentity('north-barn', 'North barn'),
    cameras: northCameras(cameraOptions),
    demonstration: { seed: 71, historyDays: 28, animals: 'pig' },
  };
  const south: ConfigurationInput = {
    ...shared(ports.south, 'south-barn'),
    ...barn,
    identity: barnIdentity('south-barn', 'South barn'),
    // The two barns differ on purpose: clients are proven against both kinds of refresh tokens.
    tokens: { refreshTokens: 'reusable' },
    eula: { version: '2026-1', file: fileURLToPath(new URL('south-barn-eula.md', import.meta.url)) },
    cameras: southCameras(cameraOptions),
    demonstration: { seed: 72, historyDays: 28, animals: 'broiler' },
  };
  return {
    suite: { port: base, address: `http://localhost:${base}` },
    senator: { configuration: senator, address: `http://localhost:${ports.senator}`, discovery: null },
    north: demoBarn(north, ports.north, ports.senator),
    south: demoBarn(south, ports.south, ports.senator),
    accounts: demoAccounts,
    senatorAccount,
    dataFolder,
  };
}

function demoBarn(configuration: ConfigurationInput, port: number, gatewayPort: number): DemoInstance {
  const object: DiscoveryObject = {
    ...directDiscovery(port),
    gateway: {
      hostname: 'localhost',
      port: gatewayPort,
      protocol: 'http',
      id: configuration.identity.globalUniqueIdentifier,
    },
  };
  const code = Buffer.from(JSON.stringify(object)).toString('base64');
  return { configuration, address: `http://localhost:${port}`, discovery: { object, code } };
}

/** The picture of a barn was taken by one of its own cameras. */
function barnIdentity(id: string, realWorldName: string) {
  const imageFile = fileURLToPath(new URL(`pictures/${id}.jpg`, import.meta.url));
  return { globalUniqueIdentifier: id, name: id, realWorldName, imageFile };
}

/** An instance of the demonstration is local and remote at once: everything is on this machine. */
function directDiscovery(port: number) {
  const direct = { hostname: 'localhost', port, protocol: 'http' } as const;
  return { local: direct, remote: direct };
}
