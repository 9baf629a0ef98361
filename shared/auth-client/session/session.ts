import { array, maxLength, object, parse, pipe, string } from 'valibot';
import type { AuthEnvironment } from '../auth-environment';
import type { InstanceView, SignedOutReason } from '../instances/instance-view';
import type { Log } from '../log/log';
import { abortable, abortCode, deadline } from '../requests/deadline';
import { type ExchangeContext, exchange } from '../requests/exchange';
import { failed, type Outcome, type RequestError, type RequestErrorCode, succeeded } from '../requests/outcome';
import { jsonAnswer } from '../requests/read-json-answer';
import { type Access, isUsable } from './access-holder';
import { otherWindows } from './other-windows';
import { refresh } from './refresh';
import { refreshBackoff } from './refresh-backoff';
import { callRefresh } from './refresh-call';
import type { NewsLine, SessionNews } from './session-news';
import { CLOCK_TOLERANCE_MS, readRefreshToken } from './token-claims';
import type { TokenVault } from './token-vault';

/** For lock, refresh and all: nobody waits longer for a shared refresh. */
const SHARED_REFRESH_LIMIT_MS = 20_000;

const permissionsAnswer = object({ permissions: array(pipe(string(), maxLength(200))) });

const nobody = {
  loggedIn: false,
  accountId: null,
  accountName: null,
  availablePermissions: [],
  permissionsKnown: false,
  eulaNeeded: false,
  sessionTrouble: null,
} satisfies Partial<InstanceView>;

/** Ends of a refresh that are no trouble: somebody left, the session is over, or a person has to accept something. */
const settled: ReadonlySet<RequestErrorCode> = new Set(['aborted', 'no-auth', 'eula-required']);

export interface SessionOptions {
  instanceId: string;
  vault: TokenVault;
  news: NewsLine;
  environment: Pick<AuthEnvironment, 'lock' | 'now'>;
  log: Log;
  view: () => InstanceView | null;
  patch: (change: Partial<InstanceView>) => void;
  /** How calls of this session are sent. */
  exchangeContext: () => ExchangeContext;
  onEnded: () => void;
}

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
  hear(news: SessionNews): void;
  /** The instance may answer again: no pause of our own making is kept. */
  forgiveBackoff(): void;
  /** Looks whether someone signed out in another window while this one was frozen and heard nothing. */
  recheck(): Promise<void>;
  /** Gets a new access token now, without waiting for a pause of our own making. */
  renewNow(signal: AbortSignal): Promise<Outcome<void>>;
}

export function createSession(options: SessionOptions): Session {
  const { instanceId, vault, news, environment, log, view, patch, exchangeContext, onEnded } = options;
  const { now } = environment;
  const backoff = refreshBackoff(now);
  const others = otherWindows(instanceId, news);
  let access: Access | null = null;
  /** How often someone had signed out when this window last looked. */
  let knownGeneration = 0;
  let refreshing: Promise<Outcome<Access>> | null = null;
  let running = new AbortController();
  /** Somebody is signing out; the device has not forgotten yet. */
  let ending = false;

  /** Nothing is asked any more with what this window holds. */
  function halt(): void {
    access = null;
    refreshing = null;
    running.abort(new DOMException('signed out', 'AbortError'));
    running = new AbortController();
  }

  function forget(reason: SignedOutReason): void {
    halt();
    patch({ ...nobody, signedOutReason: reason });
    onEnded();
  }

  async function end(reason: SignedOutReason, tellInstance: boolean): Promise<void> {
    halt();
    ending = true;
    // The device first: whoever reads that they are signed out may close the page the next moment, and must be signed
    // out then.
    await vault.remove(instanceId, { tellInstance }).finally(() => {
      ending = false;
    });
    forget(reason);
    news.tell({ kind: 'signed-out', instanceId, reason });
    log.write('info', `signed out of ${instanceId}: ${reason}`);
  }

  async function load(): Promise<void> {
    knownGeneration = (await vault.farewell(instanceId)).generation;
    const reading = await vault.read(instanceId);
    if (reading.state === 'absent') return patch({ ...nobody, signedOutReason: view()?.signedOutReason ?? null });
    if (reading.state === 'damaged') return end('unusable-token', false);
    const { refreshToken, clockOffsetMs, accountName } = reading.grant;
    const token = readRefreshToken(refreshToken, now() + clockOffsetMs, CLOCK_TOLERANCE_MS);
    if (token.state === 'valid') {
      const { accountId } = token;
      return patch({ loggedIn: true, accountId, accountName, signedOutReason: null, clockOffsetMs });
    }
    await end(token.state === 'expired' ? 'expired' : 'unusable-token', false);
  }

  function resetBackoff(): void {
    backoff.reset();
    patch({ sessionTrouble: null });
  }

  /** Whatever kept the instance from settling a refresh: the next one waits, and the frame says so. */
  function noteTrouble(error: RequestError): void {
    if (settled.has(error.code)) patch({ sessionTrouble: null });
    else if (view()?.loggedIn) patch({ sessionTrouble: { error, retryAt: backoff.failed(error) } });
  }

  async function renew(stale: string | undefined, acceptEula: boolean): Promise<Outcome<Access>> {
    const limit = deadline(SHARED_REFRESH_LIMIT_MS, running.signal);
    const session = limit.signal;
    try {
      const outcome = await refresh(
        { stale, acceptEula, signal: session },
        {
          instanceId,
          vault,
          environment,
          call: (refreshToken, accept, signal) => callRefresh(refreshToken, accept, exchangeContext(), signal),
          held: () => access,
          askOthers: others.ask,
          endSession: (reason) => end(reason, false),
          onEulaNeeded: () => patch({ eulaNeeded: true }),
        },
      );
      if (!outcome.ok) {
        noteTrouble(outcome.error);
        return outcome;
      }
      if (session.aborted) return failed('aborted', { instanceId, call: 'POST api/login/refresh' });
      resetBackoff();
      access = outcome.value;
      const offset = access.clockOffsetMs;
      patch({ eulaNeeded: false, ...(offset === null ? {} : { clockOffsetMs: offset }) });
      others.tell(access);
      return outcome;
    } finally {
      limit.end();
    }
  }

  async function joinRenewal(signal: AbortSignal, work: () => Promise<Outcome<Access>>): Promise<Outcome<Access>> {
    if (!refreshing) {
      const started = work().finally(() => {
        if (refreshing === started) refreshing = null;
      });
      refreshing = started;
    }
    try {
      return await abortable(refreshing, signal);
    } catch (cause) {
      if (!signal.aborted) throw cause;
      return failed(abortCode(signal), { instanceId, call: 'POST api/login/refresh' });
    }
  }

  async function loadPermissions(signal: AbortSignal): Promise<Outcome<readonly string[]>> {
    const outcome = await exchange(
      { method: 'GET', path: 'api/permissions', signal },
      jsonAnswer(instanceId, (data) => parse(permissionsAnswer, data).permissions),
      exchangeContext(),
    );
    if (outcome.ok) patch({ availablePermissions: outcome.value, permissionsKnown: true });
    return outcome;
  }

  function takeNews(accessNews: SessionNews & { kind: 'access' }): void {
    if (ending || !view()?.loggedIn || accessNews.revision < (access?.revision ?? 0)) return;
    const { accessToken: token, revision, expiresAt } = accessNews;
    access = { token, revision, expiresAt, receivedAt: now(), clockOffsetMs: null };
    backoff.reset();
    patch({ eulaNeeded: false, sessionTrouble: null });
    others.arrived(access);
  }

  return {
    load,
    end,
    loadPermissions,
    signal: () => running.signal,
    tokenAgeMs: () => (access ? now() - access.receivedAt : Number.POSITIVE_INFINITY),
    forgiveBackoff() {
      backoff.forgive();
      if (!backoff.trouble()) patch({ sessionTrouble: null });
    },
    async recheck() {
      const { generation } = await vault.farewell(instanceId);
      if (generation > knownGeneration && view()?.loggedIn) {
        if ((await vault.read(instanceId)).state === 'absent') return forget('by-user');
        // Someone signed out and in again: what this window holds is of the session before.
        access = null;
        await load();
      }
      knownGeneration = generation;
    },
    async renewNow(signal) {
      if (ending) return failed('no-auth', { instanceId, call: 'POST api/login/refresh' });
      backoff.forgive();
      const pause = refreshing ? null : backoff.trouble();
      if (pause) return { ok: false, error: pause };
      const outcome = await joinRenewal(signal, () => renew(access?.token, false));
      return outcome.ok ? succeeded(undefined) : outcome;
    },
    async accessToken(signal, stale) {
      if (!ending && isUsable(access, now(), stale)) return succeeded(access.token);
      if (ending || !view()?.loggedIn) return failed('no-auth', { instanceId, call: 'POST api/login/refresh' });
      const trouble = refreshing ? null : backoff.trouble();
      if (trouble) return { ok: false, error: trouble };
      const outcome = await joinRenewal(signal, () => renew(stale, false));
      return outcome.ok ? succeeded(outcome.value.token) : outcome;
    },
    async begin(refreshToken, accountName) {
      // A new token is judged by the device's clock, not by an offset measured earlier; within the tolerance the
      // instance decides.
      const token = readRefreshToken(refreshToken, now(), CLOCK_TOLERANCE_MS);
      if (token.state !== 'valid') return false;
      access = null;
      backoff.reset();
      knownGeneration = (await vault.farewell(instanceId)).generation;
      const before = await vault.read(instanceId);
      const revision = Math.max(now(), before.state === 'present' ? before.grant.revision + 1 : 0);
      await vault.write(instanceId, { refreshToken, revision, clockOffsetMs: 0, accountName });
      const { accountId } = token;
      patch({ loggedIn: true, accountId, accountName, signedOutReason: null, permissionsKnown: false });
      news.tell({ kind: 'signed-in', instanceId });
      return true;
    },
    async acceptEula(signal) {
      await refreshing?.catch(() => undefined);
      const outcome = await joinRenewal(signal, () => renew(undefined, true));
      if (!outcome.ok) return outcome;
      const permissions = await loadPermissions(signal);
      return permissions.ok ? succeeded(undefined) : permissions;
    },
    hear(message) {
      switch (message.kind) {
        case 'signed-out':
          if (view()?.loggedIn) forget(message.reason);
          return;
        case 'signed-in':
          access = null;
          void load().then(() => (view()?.loggedIn && view()?.online ? loadPermissions(running.signal) : undefined));
          return;
        case 'ask-access':
          if (isUsable(access, now(), undefined) && access.revision >= message.revision) others.tell(access);
          return;
        case 'access':
          return takeNews(message);
        case 'instances':
          return;
      }
    },
  };
}
