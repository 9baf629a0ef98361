import { isPermitted } from '@barnwatch/shared/auth-client';
import type { ExposedPart, RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';

/** A widget that may be shown, and the remote that has it. */
export interface OfferedWidget {
  readonly remote: RegisteredRemote;
  readonly part: ExposedPart;
}

/**
 * The widget of a name that speaks this version of its contract; null where no remote has one, where the one that has it
 * is switched off, and where the account may not see it.
 */
export function offeredWidget(
  { remotes, disabledRemotes }: Pick<SuiteRegistry, 'remotes' | 'disabledRemotes'>,
  wanted: { readonly name: string; readonly version: number },
  permissions: readonly string[],
): OfferedWidget | null {
  for (const remote of remotes) {
    const widget = remote.widgets?.find(({ name, version }) => name === wanted.name && version === wanted.version);
    if (!widget) continue;
    const { module, component: screen, files, doors, permission } = widget;
    const mayBeSeen = permission === undefined || isPermitted(permission, permissions);
    if (disabledRemotes.includes(remote.name) || !mayBeSeen) return null;
    return { remote, part: { module, screen, files, doors } };
  }
  return null;
}
