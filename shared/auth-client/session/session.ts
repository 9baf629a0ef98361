import type { SignedOutReason } from '../instances/instance-view';
import type { Outcome } from '../requests/outcome';
import { acceptEula } from './accept-eula';
import { accessToken, renewNow } from './access-token';
import { beginSession } from './begin-session';
import { endSession } from './end-session';
import { hearChannel } from './hear-channel';
import { heldAccess } from './held-session';
import { loadPermissions } from './load-permissions';
import { loadSession, recheckSession } from './load-session';
import type { SessionMessage } from './session-channel';
import { type SessionOptions, sessionContext } from './session-context';

/** One account at one instance, or nobody. The only place that holds its tokens. */
export interface Session {
  /** Reads what this device remembers of it. */
  load(): Promise<void>;
  accessToken(signal: AbortSignal, stale?: string): Promise<Outcome<string>>;
  tokenAgeMs(): number;
  /** Aborts when the session ends. */
  signal(): AbortSignal;
  /** Begins a session with a refresh token that the instance has just given. False when it is unusable. */
  begin(refreshToken: string, accountName: string | null): Promise<boolean>;
  acceptEula(signal: AbortSignal): Promise<Outcome<void>>;
  loadPermissions(signal: AbortSignal): Promise<Outcome<readonly string[]>>;
  /** Ends it here and in all windows; its token waits in the vault to be deleted by the instance. */
  end(reason: SignedOutReason, tellInstance: boolean): Promise<void>;
  hear(message: SessionMessage): void;
  /** The instance may answer again: no pause of our own making is kept. */
  endOwnPause(): void;
  /** Looks whether someone signed out in another window while this one was frozen and heard nothing. */
  recheck(): Promise<void>;
  /** Gets a new access token now, without waiting for a pause of our own making. */
  renewNow(signal: AbortSignal): Promise<Outcome<void>>;
}

export function createSession(options: SessionOptions): Session {
  const on = sessionContext(options);
  return {
    load: () => loadSession(on),
    recheck: () => recheckSession(on),
    begin: (refreshToken, accountName) => beginSession(on, refreshToken, accountName),
    end: (reason, tellInstance) => endSession(on, reason, tellInstance),
    hear: (channel) => hearChannel(on, channel),
    accessToken: (signal, stale) => accessToken(on, signal, stale),
    renewNow: (signal) => renewNow(on, signal),
    acceptEula: (signal) => acceptEula(on, signal),
    loadPermissions: (signal) => loadPermissions(on, signal),
    signal: on.lifetime.signal,
    tokenAgeMs() {
      const access = heldAccess(on.held());
      return access ? on.environment.now() - access.receivedAt : Number.POSITIVE_INFINITY;
    },
    endOwnPause() {
      on.backoff.endOwnPause();
      if (!on.backoff.trouble()) on.patch({ sessionTrouble: null });
    },
  };
}
