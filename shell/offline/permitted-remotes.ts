import { isPermitted } from '@barnwatch/shared/auth-client';
import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/** What of the running suite matters to a start without a network. */
export interface ComposedSuite {
  readonly registry: SuiteRegistry;
  /** What each account of the person is permitted. */
  readonly accounts: () => readonly (readonly string[])[];
}

interface Checked {
  readonly permission?:
    | { readonly all?: readonly string[] | undefined; readonly any?: readonly string[] | undefined }
    | undefined;
}

/** Every part of a remote that somebody may be shown. */
function partsOf(remote: RegisteredRemote): readonly Checked[] {
  return [
    ...remote.routes,
    ...(remote.widgets ?? []),
    ...(remote.finder ? [remote.finder] : []),
    ...(remote.along ? [remote.along] : []),
  ];
}

/**
 * The remotes of which this person may use anything, at any of the barns. Nothing of the others is fetched.
 *
 * @param accounts what each account of the person is permitted
 */
export function permittedRemotes(registry: SuiteRegistry, accounts: readonly (readonly string[])[]): readonly string[] {
  const may = ({ permission }: Checked) =>
    permission === undefined || accounts.some((names) => isPermitted(permission, names));
  return registry.remotes
    .filter((remote) => !registry.disabledRemotes.includes(remote.name) && partsOf(remote).some(may))
    .map(({ name }) => name);
}
