import type { PermissionRule } from '../contract/contract';
import type { Caller } from './call';
import { type Refusal, refuse } from './refusals';

/** @returns null when the caller may, else the refusal that names what is missing */
export function checkPermission(
  { permissions }: Pick<Caller, 'permissions'>,
  { all, any }: PermissionRule,
): Refusal | null {
  const missing = all.filter((name) => !permissions.has(name));
  const needsOne = any.length > 0 && !any.some((name) => permissions.has(name));
  if (missing.length === 0 && !needsOne) return null;
  const named = missing.length > 0 ? missing.join(' and ') : any.join(' or ');
  return refuse('permission-missing', `Needs ${named}`, {
    details: { ...(missing.length > 0 && { all: missing }), ...(needsOne && { any }) },
  });
}
