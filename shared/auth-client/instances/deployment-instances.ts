import type { AuthClientSettings, DeploymentInstance } from '../auth-client-settings';
import { parseDiscoveryCode } from './discovery-code';
import type { DeploymentView } from './registry';
import { senatorId } from './senator';

function withAddress(
  instance: DeploymentInstance,
  onInvalid: (instance: DeploymentInstance) => void,
): DeploymentView | null {
  const { discoveryCode, ...rest } = instance;
  const reading = parseDiscoveryCode(discoveryCode);
  if (reading.ok) return { ...rest, discoveryObject: reading.discoveryObject };
  onInvalid(instance);
  return null;
}

/** The senator where the deployment names none: at the suite's own host, https, port 443 (product 9.17). */
function defaultSenator(pageHostname: string): DeploymentView {
  return {
    globalUniqueIdentifier: senatorId,
    name: 'Senator',
    realWorldName: 'Senator',
    type: 'senator',
    discoveryObject: { remote: { protocol: 'https', hostname: pageHostname, port: 443 } },
  };
}

/**
 * The instances that every window of a deployment has, the senator last. An entry whose code is invalid is left out
 * (and reported): one wrong line of `suite.json` must not cost the others.
 */
export function deploymentInstances(
  { instances, senator }: AuthClientSettings,
  pageHostname: string,
  onInvalid: (instance: DeploymentInstance) => void,
): readonly DeploymentView[] {
  const named = instances.map((instance) => withAddress(instance, onInvalid)).filter((view) => view !== null);
  const barns = named.filter(({ globalUniqueIdentifier }) => globalUniqueIdentifier !== senatorId);
  const own = senator && withAddress({ ...senator, globalUniqueIdentifier: senatorId, type: 'senator' }, onInvalid);
  const listed = named.find(({ globalUniqueIdentifier }) => globalUniqueIdentifier === senatorId);
  return [...barns, own || listed || defaultSenator(pageHostname)];
}
