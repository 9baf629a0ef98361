import { senatorIdentifier } from '../reference-barn/configuration/senator-identifier';
import type { AccountSeed, RemoteLoginSeed, ServiceAccountSeed } from '../reference-barn/identity/account-seeds';

/** The password of every account of the demonstration; it runs on loopback only. */
export const demoPassword = 'Barnwatch-2026!';

export const senatorAccount = { email: 'manager@barnwatch.example', password: demoPassword } as const;

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

const senatorManager = { accountId: 'senator-manager', displayName: 'Maria Manager' } as const;

/** How both barns know the senator's account. */
const remoteManager: RemoteLoginSeed = {
  senator: senatorIdentifier,
  accountId: senatorManager.accountId,
  remoteAuthenticationId: 'remote-senator-manager',
};
const remoteAccountId = 'account-senator-manager';

/** The accounts at each barn. */
export const barnAccounts: readonly AccountSeed[] = [
  account('manager', 'Maria Manager', ['manager']),
  account('stockperson', 'Sam Stockperson', ['stockperson']),
  account('viewer', 'Vera Viewer', ['viewer']),
  account('newcomer', 'Nick Newcomer', []),
  {
    accountId: remoteAccountId,
    displayName: 'Maria Manager (sign-in)',
    remote: remoteManager,
    permissions: [],
    roles: ['manager'],
  },
];

/** Programs at each barn. Their keys are added by hand: a private key that everyone has is none. */
export const barnServiceAccounts: readonly ServiceAccountSeed[] = [
  {
    serviceAccountId: 'climate-computer',
    name: 'Climate computer',
    ownerAccountId: 'account-manager',
    permissions: ['incidents.generic.manage'],
    roles: ['viewer'],
  },
];

export const senatorAccounts: readonly AccountSeed[] = [
  {
    ...senatorManager,
    ...senatorAccount,
    permissions: [],
    serviceProviders: [provider('North barn', 'north-barn'), provider('South barn', 'south-barn')],
  },
];

function provider(name: string, globalUniqueIdentifier: string) {
  const { remoteAuthenticationId } = remoteManager;
  return { name, globalUniqueIdentifier, remoteAccountId, remoteAuthenticationId };
}

function account(username: string, displayName: string, roles: readonly string[]) {
  return { accountId: `account-${username}`, displayName, username, password: demoPassword, permissions: [], roles };
}
