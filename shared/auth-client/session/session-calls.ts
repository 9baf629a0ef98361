import type { AuthClient } from '../auth-client';
import type { Registry } from '../instances/registry';
import type { ServicesById } from '../services-by-id';
import { deleteEndedTokens } from './delete-ended-tokens';
import { readEula } from './eula';
import { signIn } from './sign-in';
import type { TokenVault } from './token-vault';

/** What the suite does with sessions. */
export type SessionCalls = Pick<
  AuthClient,
  'signIn' | 'signOut' | 'signOutEverywhere' | 'renewSession' | 'acceptEula' | 'readEula' | 'refreshPermissions'
>;

interface SessionCallsOptions {
  readonly registry: Registry;
  readonly servicesById: ServicesById;
  readonly vault: TokenVault;
}

export function sessionCalls({ registry, servicesById, vault }: SessionCallsOptions): SessionCalls {
  async function signOut(instanceId: string): Promise<void> {
    const { session, exchangeContext } = servicesById.of(instanceId);
    await session.end('by-user', true);
    if (registry.get(instanceId)?.online) void deleteEndedTokens(vault, exchangeContext);
  }

  return {
    async signIn(instanceId, credentials, signal) {
      const { session, exchangeContext } = servicesById.of(instanceId);
      const wasSignedIn = servicesById.view(instanceId).loggedIn;
      return signIn(credentials, session, wasSignedIn, exchangeContext, signal);
    },
    signOut,
    async signOutEverywhere() {
      const signedIn = registry.views.get().filter(({ loggedIn }) => loggedIn);
      await Promise.all(signedIn.map(({ globalUniqueIdentifier }) => signOut(globalUniqueIdentifier)));
    },
    renewSession: (instanceId, signal) => servicesById.of(instanceId).session.renewNow(signal),
    acceptEula: (instanceId, signal) => servicesById.of(instanceId).session.acceptEula(signal),
    readEula: (instanceId, signal) => readEula(servicesById.of(instanceId).exchangeContext, signal),
    refreshPermissions: (instanceId, signal) => servicesById.of(instanceId).session.loadPermissions(signal),
  };
}
