import type { AuthEnvironment } from '../auth-environment';
import { abortCode, deadline } from './deadline';
import { callUrl, type ExchangeContext } from './exchange';
import { failed, type Outcome, succeeded } from './outcome';

/** A WebSocket that is not open by then is given up; the caller has a slower way to fall back to. */
const openLimitMs = 5_000;
/** A token this young is not what a refused socket suffers from. */
const freshTokenMs = 30_000;
/** Sub-protocol by which an instance takes the bearer; it echoes only this name. */
const bearerProtocol = 'barnwatch.bearer';

function opening(url: string, token: string, signal: AbortSignal, environment: SocketEnvironment): Promise<WebSocket> {
  const socket = environment.openWebSocket(url, [bearerProtocol, token]);
  socket.binaryType = 'arraybuffer';
  return new Promise<WebSocket>((resolve, reject) => {
    const listening = new AbortController();
    const settle = (finish: () => void): void => {
      listening.abort();
      signal.removeEventListener('abort', onAbort);
      finish();
    };
    const onAbort = (): void =>
      settle(() => {
        socket.close();
        reject(signal.reason);
      });
    const options = { signal: listening.signal };
    socket.addEventListener('open', () => settle(() => resolve(socket)), options);
    socket.addEventListener('close', (event) => settle(() => reject(new Error(`closed (${event.code})`))), options);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
}

type SocketEnvironment = Pick<AuthEnvironment, 'openWebSocket'>;
type SocketContext = ExchangeContext & { environment: SocketEnvironment };

/** One try, a fresh token included, within one time limit. */
async function attemptSocket(path: string, outerSignal: AbortSignal, on: SocketContext): Promise<Outcome<WebSocket>> {
  const context = { instanceId: on.instanceId, call: `WebSocket ${path}` };
  const limit = deadline(openLimitMs * 2, outerSignal, on.sessionSignal());
  let stale: string | undefined;
  try {
    for (;;) {
      const route = await on.connection.route(limit.signal);
      if (!route.ok) return route;
      const access = await on.accessToken(limit.signal, stale);
      if (!access.ok) return access;
      const attempt = deadline(openLimitMs, limit.signal);
      try {
        const url = callUrl(route.value.baseUrl, path).replace(/^http/, 'ws');
        const socket = await opening(url, access.value, attempt.signal, on.environment);
        on.connection.noteAnswer();
        const close = (): void => socket.close();
        for (const signal of [outerSignal, on.sessionSignal()]) {
          signal.addEventListener('abort', close);
          socket.addEventListener('close', () => signal.removeEventListener('abort', close));
        }
        return succeeded(socket);
      } catch (cause) {
        if (cause instanceof RangeError) throw cause;
        if (outerSignal.aborted) return failed(abortCode(outerSignal), context, cause);
        on.connection.noteFailure();
        const check = await on.connection.check(limit.signal);
        if (!check.ok) return check;
        if (stale !== undefined || on.tokenAgeMs() < freshTokenMs) return failed('rejected', context, cause);
        stale = access.value;
      } finally {
        attempt.end();
      }
    }
  } finally {
    limit.end();
  }
}

/**
 * Opens a WebSocket, authorised by sub-protocol. A browser does not tell why one failed: where the instance is there, a
 * fresh token is tried once. Where an EULA has to be accepted first, it waits like any other call. When `signal` aborts
 * later, the socket is closed.
 */
export async function openSocket(path: string, signal: AbortSignal, on: SocketContext): Promise<Outcome<WebSocket>> {
  const outcome = await attemptSocket(path, signal, on);
  if (outcome.ok || outcome.error.code !== 'eula-required' || !(await on.eulaAccepted(signal))) return outcome;
  return attemptSocket(path, signal, on);
}
