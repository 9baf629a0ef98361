import { isPermitted, type PermissionCheck } from '@barnwatch/shared/auth-client';

/**
 * What can be done with an incident (product 6.4 to 6.7). `event` adds a step to an intervention: the form for editing.
 */
export const incidentActions = ['event', 'hide', 'unhide', 'close', 'delete'] as const;

export type IncidentAction = (typeof incidentActions)[number];

interface Rule {
  /** Whether incidents of that type, in that state, have the action at all. */
  readonly applies: (type: string, state: string) => boolean;
  readonly needs: (type: string) => PermissionCheck;
}

/** Of the permissions for one type only that of the incident's own type counts. */
const managesType = (type: string): PermissionCheck => ({
  any: [`incidents.${type}.manage`, 'incidents.manage.advanced', 'incidents.manage'],
});

/** Product 6.4 to 6.7, sentence by sentence; product 4.1: once closed it gets no event and is not closed again. */
const rules = {
  event: { applies: (type, state) => type === 'barnIntervention' && state !== 'closed', needs: managesType },
  hide: { applies: (type, state) => type === 'barnDocumentation' && state === 'created', needs: managesType },
  unhide: { applies: (type, state) => type === 'barnDocumentation' && state === 'hidden', needs: managesType },
  close: { applies: (type, state) => type !== 'barnState' && state !== 'closed', needs: managesType },
  delete: { applies: () => true, needs: () => ({ any: ['incidents.manage.advanced'] }) },
} as const satisfies Readonly<Record<IncidentAction, Rule>>;

/** The actions to offer for an incident to somebody who holds these permissions, in the order to show them. */
export function offeredActions(
  { type, state }: { readonly type: string; readonly state: string },
  permissions: readonly string[],
): readonly IncidentAction[] {
  return incidentActions.filter((action) => {
    const { applies, needs } = rules[action];
    return applies(type, state) && isPermitted(needs(type), permissions);
  });
}

/** Who may record something new of a type (`POST api/incidents/`). */
export function permissionToCreate(type: string): PermissionCheck {
  return managesType(type);
}
