import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { type Choices, withoutStage, withPin, withStage, withSwitch } from './choices';

/**
 * The choices under which a registry of before stays: what differs is pinned, switched and staged as it was, so that the next
 * composition does not take the change up again by itself.
 */
export function choicesOfUndo(choices: Choices, now: SuiteRegistry, before: SuiteRegistry): Choices {
  const versionNow = (name: string) => now.remotes.find((remote) => remote.name === name)?.version;
  const pinned = before.remotes
    .filter(({ name, version }) => versionNow(name) !== version)
    .reduce((kept, { name, version }) => withPin(kept, name, version), choices);
  const stagedNow = (name: string) => now.remotes.find((remote) => remote.name === name)?.staged;
  const staged = before.remotes
    .filter(({ name, staged }) => JSON.stringify(stagedNow(name)) !== JSON.stringify(staged))
    .reduce((kept, { name, staged }) => {
      if (staged === undefined) return withoutStage(kept, name);
      const { version, share, salt, accounts } = staged;
      return withStage(kept, name, { version, share, salt, accounts, follows: false });
    }, pinned);
  const isOff = (registry: SuiteRegistry, name: string) => registry.disabledRemotes.includes(name);
  return before.remotes
    .filter(({ name }) => isOff(now, name) !== isOff(before, name))
    .reduce((kept, { name }) => withSwitch(kept, name, isOff(before, name) ? 'off' : 'on'), staged);
}
