import type { AuthClient } from '../auth-client';
import type { Registry } from '../instances/registry';
import type { Residents } from '../residents';
import { readEula } from './eula';
import { deliverFarewells } from './farewells';
import { signIn } from './sign-in';
import type { TokenVault } from './token-vault';

/** What the suite does with sessions. */
export type SessionCalls = Pick<
  AuthClient,
  'signIn' | 'signOut' | 'signOutEverywhere' | 'renewSession' | 'acceptEula' | 'readEula' | 'refreshPermissions'
>;

interface SessionCallsOptions {
  readonly registry: Registry;
  readonly residents: Residents;
  readonly vault: TokenVault;
}

export function sessionCalls({ registry, residents, vault }: SessionCallsOptions): SessionCalls {
  async function signOut(instanceId: string): Promise<void> {
    const { session, exchangeContext } = residents.of(instanceId);
    await session.end('by-user', true);
    if (registry.get(instanceId)?.online) void deliverFarewells(vault, exchangeContext);
  }

  return {
    async signIn(instanceId, credentials, signal) {
      const { session, exchangeContext } = residents.of(instanceId);
      const wasSignedIn = residents.view(instanceId).loggedIn;
      return signIn(credentials, session, wasSignedIn, exchangeContext, signal);
    },
    signOut,
    async signOutEverywhere() {
      const signedIn = registry.views.get().filter(({ loggedIn }) => loggedIn);
      await Promise.all(signedIn.map(({ globalUniqueIdentifier }) => signOut(globalUniqueIdentifier)));
    },
    renewSession: (instanceId, signal) => residents.of(instanceId).session.renewNow(signal),
    acceptEula: (instanceId, signal) => residents.of(instanceId).session.acceptEula(signal),
    readEula: (instanceId, signal) => readEula(residents.of(instanceId).exchangeContext, signal),
    refreshPermissions: (instanceId, signal) => residents.of(instanceId).session.loadPermissions(signal),
  };
}
