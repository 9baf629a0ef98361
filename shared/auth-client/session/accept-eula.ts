import { type Outcome, succeeded } from '../requests/outcome';
import { loadPermissions } from './load-permissions';
import { joinRenewal } from './renew-access';
import type { SessionContext } from './session-context';

/** Accepts the licence with a refresh, then learns what the account may do. */
export async function acceptEula(on: SessionContext, signal: AbortSignal): Promise<Outcome<void>> {
  // A refresh that was begun before does not accept anything.
  await on.renewal.ended();
  const outcome = await joinRenewal(on, { acceptEula: true }, signal);
  if (!outcome.ok) return outcome;
  const permissions = await loadPermissions(on, signal);
  return permissions.ok ? succeeded(undefined) : permissions;
}
