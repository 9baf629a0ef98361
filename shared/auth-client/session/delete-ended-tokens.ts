import { type ExchangeContext, exchange } from '../requests/exchange';
import { succeeded } from '../requests/outcome';
import { urlPath } from '../requests/url-path';
import type { TokenVault } from './token-vault';

/** Has the instance delete the refresh tokens of ended sessions. What cannot be delivered now stays for the next time. */
export async function deleteEndedTokens(vault: TokenVault, on: ExchangeContext): Promise<void> {
  const { undeleted } = await vault.signOutRecord(on.instanceId);
  for (const refreshToken of undeleted) {
    const outcome = await exchange(
      { method: 'DELETE', path: urlPath`api/login/${refreshToken}`, anonymous: true },
      async () => succeeded(undefined),
      on,
    );
    const status = outcome.ok ? 200 : (outcome.error.context.status ?? 0);
    // Any answer of the instance's own but "later" settles it: a token that it does not know needs no deleting.
    if (status < 200 || status >= 500 || status === 429) return;
    await vault.deleted(on.instanceId, refreshToken);
  }
}
