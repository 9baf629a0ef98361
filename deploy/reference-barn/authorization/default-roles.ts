import type { RoleConfiguration } from '../configuration/configuration';

/** The roles of an instance whose configuration names none: those of a barn's daily work. */
export const defaultRoles: readonly RoleConfiguration[] = [
  {
    roleId: 'viewer',
    name: 'Viewer',
    description: 'Sees everything in the barn and changes nothing.',
    permissions: [
      'cameras.view',
      'recordings.view',
      'artifacts.view',
      'regions.view',
      'data.view',
      'canvases.view',
      'incidents.view',
    ],
    inheritedRoles: [],
    forPrograms: true,
  },
  {
    roleId: 'stockperson',
    name: 'Stockperson',
    description:
      'Daily work in the barn: records interventions, keeps the documentation, says what became of dead animals.',
    permissions: [
      'watchdogs.view',
      'incidents.barnIntervention.manage',
      'incidents.barnDocumentation.manage',
      'incidents.barnState.manage',
    ],
    inheritedRoles: ['viewer'],
    forPrograms: true,
  },
  {
    roleId: 'technician',
    name: 'Technician',
    description: 'Sets up cameras, regions, canvases and watchdogs.',
    permissions: [
      'cameras.manage',
      'artifacts.manage',
      'regions.manage',
      'canvases.manage',
      'watchdogs.view',
      'watchdogs.manage',
      'config.manage',
      'serviceAccounts.own',
    ],
    inheritedRoles: ['viewer'],
    forPrograms: true,
  },
  {
    roleId: 'manager',
    name: 'Manager',
    description: 'Everything, the rights of others included.',
    permissions: ['*'],
    inheritedRoles: ['stockperson', 'technician'],
    forPrograms: false,
  },
];
