import type { TokenVault } from './token-vault';

/** Notices a sign-out in another window that this one has not heard of: it was frozen. */
export interface SignOutWatch {
  /** Looks at the device. True when someone has signed out there since the last look. */
  look(): Promise<boolean>;
}

export function signOutWatch(instanceId: string, vault: Pick<TokenVault, 'signOutRecord'>): SignOutWatch {
  let known = 0;
  return {
    async look() {
      const { generation } = await vault.signOutRecord(instanceId);
      const hasMissedOne = generation > known;
      known = generation;
      return hasMissedOne;
    },
  };
}
