import type { Permission } from '../../wire';

export type { Permission };

/**
 * All of `all` and, where given, at least one of `any`. Any text is a name where a check comes from a registry; code
 * that writes its own says `PermissionCheck<Permission>`.
 */
export interface PermissionCheck<Name extends string = string> {
  readonly all?: readonly Name[] | undefined;
  readonly any?: readonly Name[] | undefined;
}

/** Whether someone with the permissions `names` passes. An empty `any` passes nobody: fail closed. */
export function isPermitted(check: PermissionCheck, names: readonly string[]): boolean {
  const held = new Set(names);
  return (check.all ?? []).every((name) => held.has(name)) && (check.any?.some((name) => held.has(name)) ?? true);
}
