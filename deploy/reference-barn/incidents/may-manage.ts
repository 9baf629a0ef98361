import type { IncidentType } from '@barnwatch/shared/wire';
import type { Caller } from '../server/call';
import { checkPermission } from '../server/check-permission';
import type { Refusal } from '../server/refusals';

/**
 * Product 6.4, 6.6, 6.7: of the permissions for one type only that of the incident's own type counts. @returns null
 * when it may
 */
export function refuseUnlessManaging(caller: Caller, type: IncidentType): Refusal | null {
  return checkPermission(caller, {
    all: [],
    any: [`incidents.${type}.manage`, 'incidents.manage.advanced', 'incidents.manage'],
  });
}
