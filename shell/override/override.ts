import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { overridePlaceAtom, settingAtom } from '@barnwatch/shared/settings';
import type { StateStore } from '@barnwatch/shared/state';

/** The registry with one remote from elsewhere. A kill switch of the deployment stands: it is of the name. */
export function withOverride(registry: SuiteRegistry, override: RegisteredRemote | null): SuiteRegistry {
  if (override === null) return registry;
  const remotes = registry.remotes.map((remote) => (remote.name === override.name ? override : remote));
  return { ...registry, remotes };
}

/**
 * The remote that somebody has chosen to take from another address, once for the life of a page: two builds under one
 * version cannot be told apart in it. Null for none, and at once where the deployment allows none (decision 0108).
 */
export async function overrideOfPage(registry: SuiteRegistry, states: StateStore): Promise<RegisteredRemote | null> {
  const { allowOverrides, overrideOrigins: origins = [] } = registry;
  if (!allowOverrides || origins.length === 0) return null;
  const remotes = registry.remotes.map(({ name }) => name);
  states.set(overridePlaceAtom, { origins, remotes, state: { kind: 'off' } });
  const chosen = states.get(settingAtom('developerOptions')) ? states.get(settingAtom('remoteOverride')) : null;
  if (chosen === null || chosen.until <= Date.now()) return null;
  const { judgeOverride } = await import(/* webpackChunkName: "versions" */ './judge-override');
  const judged = await judgeOverride(chosen, registry, (address, init) => fetch(address, init));
  const state = judged.ok
    ? ({ kind: 'on', override: chosen, version: judged.remote.version } as const)
    : ({ kind: 'refused', override: chosen, why: judged.why } as const);
  states.set(overridePlaceAtom, { origins, remotes, state });
  return judged.ok ? judged.remote : null;
}
