import type { AuthEnvironment } from '../auth-environment';
import type { InstanceView } from '../instances/instance-view';
import type { Log } from '../log/log';
import type { ExchangeContext } from '../requests/exchange';
import { createLifetime, type Lifetime } from '../requests/lifetime';
import type { Access } from './access-holder';
import { emptyHold, type HeldSession, type HeldSessionEvent, heldAfter } from './held-session';
import { type RefreshBackoff, refreshBackoff } from './refresh-backoff';
import type { SessionChannel } from './session-channel';
import { type SharedCall, sharedCall } from './shared-call';
import { type SignOutWatch, signOutWatch } from './sign-out-watch';
import type { TokenVault } from './token-vault';

export interface SessionOptions {
  readonly instanceId: string;
  readonly vault: TokenVault;
  readonly channel: SessionChannel;
  readonly environment: Pick<AuthEnvironment, 'lock' | 'now'>;
  readonly log: Log;
  readonly view: () => InstanceView | null;
  readonly patch: (change: Partial<InstanceView>) => void;
  /** How calls of this session are sent. */
  readonly exchangeContext: () => ExchangeContext;
  readonly onEnded: () => void;
}

/** What the steps of one session share: the device, the other windows, and what this window holds. */
export interface SessionContext extends SessionOptions {
  readonly held: () => HeldSession;
  readonly hold: (event: HeldSessionEvent) => void;
  readonly lifetime: Lifetime;
  readonly renewal: SharedCall<Access>;
  /** The question what the account may do, while nothing is known of it. */
  readonly firstPermissions: SharedCall<readonly string[]>;
  readonly backoff: RefreshBackoff;
  readonly signOuts: SignOutWatch;
  /** How often somebody has signed in or out, as far as this window knows: what was read before that says nothing now. */
  readonly turns: { count: number };
}

export function sessionContext(options: SessionOptions): SessionContext {
  const { instanceId, vault, environment } = options;
  let held: HeldSession = emptyHold;
  return {
    ...options,
    held: () => held,
    hold(event) {
      held = heldAfter(held, event);
    },
    lifetime: createLifetime('signed out'),
    renewal: sharedCall(instanceId, 'POST api/login/refresh'),
    firstPermissions: sharedCall(instanceId, 'GET api/permissions'),
    backoff: refreshBackoff(environment.now),
    signOuts: signOutWatch(instanceId, vault),
    turns: { count: 0 },
  };
}
