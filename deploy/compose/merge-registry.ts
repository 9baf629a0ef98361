import type { BuiltRemote, RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import type { Choices } from './choices';
import type { Deployment } from './deployment-file';

/** Where a version lies. */
export function baseUrlOf(remote: BuiltRemote, deployment: Deployment): string {
  const own = Object.hasOwn(deployment.baseUrls, remote.name) ? deployment.baseUrls[remote.name] : undefined;
  return `${own ?? `/remotes/${remote.name}/`}${remote.version}/`;
}

function disabled(names: readonly string[], deployment: Deployment, choices: Choices): string[] {
  const byFile = new Set(deployment.disabledRemotes);
  return names.filter((name) => {
    const position = Object.hasOwn(choices.switches, name) ? choices.switches[name] : undefined;
    return position === undefined ? byFile.has(name) : position === 'off';
  });
}

/** The suite registry of a set of remotes that fit together. */
export function mergeRegistry(
  remotes: readonly BuiltRemote[],
  deployment: Deployment,
  choices: Choices,
  built: { readonly contract: string; readonly composedAt: number },
): SuiteRegistry {
  const registered: RegisteredRemote[] = remotes.map((remote) => ({
    ...remote,
    baseUrl: baseUrlOf(remote, deployment),
  }));
  return {
    schema: 1,
    composedAt: built.composedAt,
    contract: built.contract,
    branding: deployment.branding,
    instances: deployment.instances,
    ...(deployment.senator === undefined ? {} : { senator: deployment.senator }),
    ...(deployment.health === undefined ? {} : { health: deployment.health }),
    disabledRemotes: disabled(
      registered.map(({ name }) => name),
      deployment,
      choices,
    ),
    ...(deployment.serviceWorker === 'off' && { serviceWorker: 'off' as const }),
    allowOverrides: deployment.allowOverrides,
    ...(deployment.allowOverrides && deployment.overrideOrigins && { overrideOrigins: deployment.overrideOrigins }),
    remotes: registered,
  };
}
