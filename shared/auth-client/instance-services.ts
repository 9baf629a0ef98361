import type { Readable } from '../state';
import type { AuthEnvironment } from './auth-environment';
import { type Connection, createConnection } from './connection/connection';
import { isWithin } from './connection/is-within';
import type { Patience } from './connection/patience';
import type { Registry } from './instances/registry';
import type { Log } from './log/log';
import { createInstanceClient } from './requests/create-instance-client';
import type { ExchangeContext } from './requests/exchange';
import type { InstanceClient } from './requests/instance-client';
import type { RequestErrorCode } from './requests/outcome';
import { retryBudget } from './requests/retry-budget';
import { traffic } from './requests/traffic';
import { eulaAccepted } from './session/eula-wait';
import { createSession, type Session } from './session/session';
import type { SessionChannel } from './session/session-channel';
import type { TokenVault } from './session/token-vault';

/** After a 403 the permissions are asked for again, but not for each of many. */
const permissionRecheckMs = 30_000;

/** All that works for one instance; none of it waits for another instance. */
export interface InstanceServices {
  readonly connection: Connection;
  readonly session: Session;
  readonly client: InstanceClient;
  readonly exchangeContext: ExchangeContext;
}

export interface SharedServices {
  environment: AuthEnvironment;
  registry: Registry;
  log: Log;
  vault: TokenVault;
  channel: SessionChannel;
  patience: Patience;
  selectedBarnId: Readable<string | null>;
  onSessionEnded: (instanceId: string) => void;
}

export function createInstanceServices(instanceId: string, shared: SharedServices): InstanceServices {
  const { environment, registry, log, vault, channel, patience } = shared;
  const view = () => registry.get(instanceId);
  const patch: Parameters<typeof createConnection>[0]['patch'] = (change) => registry.patch(instanceId, change);
  const connection = createConnection({ instanceId, view, patch, environment, patience });
  const session = createSession({
    instanceId,
    vault,
    channel,
    environment,
    log,
    view,
    patch,
    exchangeContext: () => exchangeContext,
    onEnded: () => shared.onSessionEnded(instanceId),
  });
  let permissionsCheckedAt: number | null = null;

  function onRefused(code: RequestErrorCode): void {
    if (code === 'eula-required' && view()?.loggedIn) patch({ eulaNeeded: true });
    if (code !== 'forbidden' || isWithin(permissionsCheckedAt, permissionRecheckMs, environment.now())) return;
    permissionsCheckedAt = environment.now();
    void session.loadPermissions(session.signal());
  }

  const exchangeContext = {
    instanceId,
    connection,
    environment,
    log,
    retries: retryBudget(),
    traffic: traffic(),
    accessToken: session.accessToken,
    tokenAgeMs: session.tokenAgeMs,
    sessionSignal: session.signal,
    onRefused,
    eulaAccepted: (signal: AbortSignal | undefined) => eulaAccepted(instanceId, shared, signal),
  };
  return { connection, session, exchangeContext, client: createInstanceClient(exchangeContext) };
}
