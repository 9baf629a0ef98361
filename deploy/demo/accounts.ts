import type { Permission } from '@barnwatch/shared/wire';
import type { AccountSeed } from '../reference-barn/identity/accounts';

/** The password of every account of the demonstration; it runs on loopback only. */
export const demoPassword = 'Barnwatch-2026!';

export const senatorAccount = { email: 'manager@barnwatch.example', password: demoPassword } as const;

const seeing: readonly Permission[] = [
  'cameras.view',
  'recordings.view',
  'artifacts.view',
  'regions.view',
  'data.view',
  'canvases.view',
  'incidents.view',
];

const caring: readonly Permission[] = [
  ...seeing,
  'watchdogs.view',
  'incidents.barnIntervention.manage',
  'incidents.barnDocumentation.manage',
];

/** What a person needs to know of an account of the demonstration. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  /** What it may do, in a few words. */
  readonly may: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  { username: 'manager', password: demoPassword, may: 'everything' },
  { username: 'stockperson', password: demoPassword, may: 'view, interventions, documentation' },
  { username: 'viewer', password: demoPassword, may: 'view' },
  { username: 'newcomer', password: demoPassword, may: 'nothing yet' },
];

/** The accounts at each barn. */
export const barnAccounts: readonly (AccountSeed & { readonly username: string })[] = [
  account('manager', 'Maria Manager', ['*']),
  account('stockperson', 'Sam Stockperson', caring),
  account('viewer', 'Vera Viewer', seeing),
  account('newcomer', 'Nick Newcomer', []),
];

export const senatorAccounts: readonly AccountSeed[] = [
  {
    accountId: 'senator-manager',
    displayName: 'Maria Manager',
    ...senatorAccount,
    permissions: [],
  },
];

function account(username: string, displayName: string, permissions: readonly string[]) {
  return { accountId: `account-${username}`, displayName, username, password: demoPassword, permissions };
}
