import type { Permission } from '@barnwatch/shared/auth-client';

/** Keys of the words for each permission of the contract, in the order in which they are listed. */
const wordKeys = {
  'cameras.view': 'right.camerasView',
  'cameras.manage': 'right.camerasManage',
  'cameras.privacy': 'right.camerasPrivacy',
  'recordings.view': 'right.recordingsView',
  'artifacts.view': 'right.artifactsView',
  'artifacts.manage': 'right.artifactsManage',
  'regions.view': 'right.regionsView',
  'regions.manage': 'right.regionsManage',
  'data.view': 'right.dataView',
  'data.write': 'right.dataWrite',
  'canvases.view': 'right.canvasesView',
  'canvases.manage': 'right.canvasesManage',
  'incidents.view': 'right.incidentsView',
  'incidents.manage': 'right.incidentsManage',
  'incidents.manage.advanced': 'right.incidentsManageAdvanced',
  'incidents.barnDocumentation.manage': 'right.barnDocumentationManage',
  'incidents.barnIntervention.manage': 'right.barnInterventionManage',
  'incidents.barnState.manage': 'right.barnStateManage',
  'incidents.generic.manage': 'right.genericManage',
  'watchdogs.view': 'right.watchdogsView',
  'watchdogs.manage': 'right.watchdogsManage',
  'authorization.view': 'right.authorizationView',
  'authorization.manage': 'right.authorizationManage',
  'serviceAccounts.own': 'right.serviceAccountsOwn',
  'serviceAccounts.all': 'right.serviceAccountsAll',
  'config.manage': 'right.configManage',
} as const satisfies Readonly<Record<Permission, string>>;

export interface Right {
  /** As the instance names it. */
  readonly name: string;
  /** Key of its words; null for one that this version does not know. */
  readonly wordKey: string | null;
}

const order = Object.keys(wordKeys);

/** The permissions of an account, each once: the known ones first, in a fixed order. */
export function rightsOf(permissions: readonly string[]): readonly Right[] {
  const held = new Set(permissions);
  const known = Object.entries(wordKeys).filter(([name]) => held.has(name));
  const unknown = [...held].filter((name) => !order.includes(name)).toSorted();
  return [...known.map(([name, wordKey]) => ({ name, wordKey })), ...unknown.map((name) => ({ name, wordKey: null }))];
}
