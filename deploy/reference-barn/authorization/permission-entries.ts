import type { PermissionEntry } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { Contract } from '../contract/contract';
import { byCode } from './role-catalog';

const documented = v.array(v.object({ name: v.string(), description: v.string() }));

/** Every permission that exists with what it allows, as the contract documents it (`x-permissions`), in order of name. */
export function permissionEntries({ document }: Contract): readonly PermissionEntry[] {
  return v
    .parse(documented, document['x-permissions'])
    .map(({ name: permissionId, description }) => ({ permissionId, description }))
    .sort((one, other) => byCode(one.permissionId, other.permissionId));
}
