import type { KnownInstance } from '@barnwatch/shared/federation';
import type { Deployment } from '../compose/deployment-file';
import { demoAccounts, demoPassword, senatorAccount } from './accounts';
import type { Demo, DemoInstance } from './instances';

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

/** The deployment file of the demo: it knows both barns from the start. Programs come from the suite alone. */
export function demoDeployment({ north, south, senator }: Demo): Deployment {
  return {
    branding: { name: 'BarnWatch' },
    instances: [known(north), known(south)],
    senator: known(senator),
    disabledRemotes: [],
    allowOverrides: true,
    baseUrls: {},
  };
}
