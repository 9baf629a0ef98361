import type { KnownInstance } from '@barnwatch/shared/federation';
import type { Deployment } from '../compose/deployment-file';
import { demoAccounts, demoPassword, senatorAccount } from './accounts';
import type { Demo, DemoInstance } from './instances';
import { portsBelow, remotePorts } from './ports';

/** The senator is reached directly; every suite knows it, so that the demo makes no code of its own for it. */
function directCode(address: string): string {
  const { hostname, port } = new URL(address);
  const endpoint = { hostname, port: Number(port), protocol: 'http' };
  return Buffer.from(JSON.stringify({ local: endpoint, remote: endpoint })).toString('base64');
}

function known({ configuration, address, discovery }: DemoInstance): KnownInstance {
  const { globalUniqueIdentifier, name, realWorldName } = configuration.identity;
  const type = configuration.role === 'senator' ? 'senator' : 'barn';
  const names = type === 'senator' ? [senatorAccount.email] : demoAccounts.map(({ username }) => username);
  return {
    globalUniqueIdentifier,
    name,
    realWorldName,
    type,
    discoveryCode: discovery?.code ?? directCode(address),
    demonstration: { names, password: demoPassword },
  };
}

/** Where `npm run dev` serves remotes for a suite of the same ports. */
function developmentServers({ address }: DemoInstance): string[] {
  const first = Number(new URL(address).port) + portsBelow.senator + remotePorts.above;
  return Array.from({ length: remotePorts.count }, (_, index) => `http://localhost:${first + index}`);
}

/** The deployment file of the demo: it knows both barns from the start, and lets a developer replace a remote. */
export function demoDeployment({ north, south, senator }: Demo): Deployment {
  return {
    branding: { name: 'BarnWatch' },
    instances: [known(north), known(south)],
    senator: known(senator),
    disabledRemotes: [],
    allowOverrides: true,
    overrideOrigins: developmentServers(senator),
    baseUrls: {},
  };
}
