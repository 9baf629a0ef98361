import type { AuthEnvironment } from '../auth-environment';
import type { Connection } from '../connection/connection';
import type { Log } from '../log/log';
import { redactText } from '../log/redact';
import { isWebPage, retryAfterMs, statusProblem } from './classify-answer';
import { abortCode, deadline, pause } from './deadline';
import { readErrorEnvelope } from './error-envelope';
import type { CallOptions } from './instance-client';
import { failed, type Outcome, type RequestErrorCode, succeeded } from './outcome';
import type { RetryBudget } from './retry-budget';
import type { Traffic } from './traffic';
import { type Method, send } from './transport';

/** For a whole call, unless it says otherwise (product F2) or the instance is known to be slow (decision 0006). */
const callLimitMs = 10_000;
/** A GET that got no answer is sent again this many times, while the instance's budget lasts; nothing else ever is. */
const getRetries = 2;
const retryBaseMs = 250;

export interface Call extends CallOptions {
  method: Method;
  path: string;
  body?: unknown;
  accept?: string;
  headers?: Readonly<Record<string, string>>;
  /** What it refuses (403, 451) is another instance's affair: this one only passes it on. */
  forAnother?: boolean;
}

/** What a call needs to know of its instance. */
export interface ExchangeContext {
  instanceId: string;
  connection: Connection;
  environment: Pick<AuthEnvironment, 'fetch' | 'now' | 'random'>;
  log: Log;
  /** Of the instance, over all its calls. */
  retries: RetryBudget;
  /** Of the instance: which of its calls somebody waits for. */
  traffic: Traffic;
  /** A valid access token; with `stale` another one than that, which the instance has turned down. */
  accessToken: (signal: AbortSignal, stale?: string) => Promise<Outcome<string>>;
  /** How long ago the access token was received, in ms. */
  tokenAgeMs: () => number;
  /** Aborts when someone signs out of the instance. */
  sessionSignal: () => AbortSignal;
  /** Told of each refusal of an authorised call. */
  onRefused: (code: RequestErrorCode) => void;
  /** Waits for a person's answer to the EULA; false where there is nobody to ask, or it was declined. */
  eulaAccepted: (signal: AbortSignal | undefined) => Promise<boolean>;
}

/** Reads an answer of status 2xx while the time limit still runs. */
export type ReadAnswer<T> = (response: Response, call: string) => Promise<Outcome<T>>;

/** Address of a call, without its query. A path that would leave its base is a programming error. */
export function callUrl(baseUrl: string, path: string): string {
  const { href } = new URL(baseUrl + path);
  if (!href.startsWith(baseUrl)) throw new RangeError(`the path ${redactText(path)} leaves its instance`);
  return href;
}

/** Sends until there is an answer: once more after a 401 with a fresh token, a GET again after a dead line. */
async function answerOf(
  call: Call,
  label: string,
  on: ExchangeContext,
  signal: AbortSignal,
): Promise<Outcome<Response>> {
  const context = { instanceId: on.instanceId, call: label };
  let stale: string | undefined;
  for (let deadLines = 0; ; ) {
    const route = await on.connection.route(signal);
    if (!route.ok) return { ok: false, error: { ...route.error, context: { ...route.error.context, ...context } } };
    const access = call.anonymous ? null : await on.accessToken(signal, stale);
    if (access && !access.ok) return access;
    const token = access?.value ?? null;
    try {
      const { method, path, query, body, priority, accept = 'application/json' } = call;
      const url = callUrl(route.value.baseUrl, path);
      const headers = { accept, ...call.headers };
      const response = await send({ method, url, query, headers, token, body, priority, signal }, on.environment);
      on.connection.noteAnswer();
      on.retries.noteAnswer();
      const turnedDown = response.status === 401 && !isWebPage(response);
      if (!turnedDown || token === null || stale !== undefined) return succeeded(response);
      stale = token;
      await response.body?.cancel();
    } catch (cause) {
      if (cause instanceof RangeError) throw cause;
      if (!signal.aborted || abortCode(signal) === 'timeout') on.connection.noteFailure();
      if (signal.aborted) return failed(abortCode(signal), context, cause);
      const check = await on.connection.check(signal);
      if (!check.ok) return { ok: false, error: { ...check.error, context: { ...check.error.context, ...context } } };
      const mayRepeat = call.method === 'GET' && deadLines < getRetries && on.retries.take();
      if (!mayRepeat) return failed('offline', context, cause);
      await pause(on.environment.random() * retryBaseMs * 2 ** deadLines, signal);
      deadLines += 1;
    }
  }
}

async function judged<T>(
  response: Response,
  label: string,
  read: ReadAnswer<T>,
  on: ExchangeContext,
): Promise<Outcome<T>> {
  const problem = statusProblem(response);
  if (!problem) return read(response, label);
  const wait = retryAfterMs(response.headers, on.environment.now());
  return failed(problem, {
    instanceId: on.instanceId,
    call: label,
    status: response.status,
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(isWebPage(response) ? {} : await readErrorEnvelope(response)),
  });
}

/** One try of a call, refreshing and dead lines included, within one time limit. */
async function attempt<T>(
  call: Call,
  label: string,
  read: ReadAnswer<T>,
  on: ExchangeContext,
  keepOpen: boolean,
): Promise<Outcome<T>> {
  const isAwaited = call.priority !== 'low';
  if (!isAwaited) await on.traffic.whenQuiet(call.signal);
  const arrived = isAwaited ? on.traffic.depart() : undefined;
  const session = call.anonymous ? undefined : on.sessionSignal();
  const limit = deadline(on.connection.callLimitMs(call.timeoutMs ?? callLimitMs), call.signal, session);
  let outcome: Outcome<T>;
  try {
    const answer = await answerOf(call, label, on, limit.signal);
    outcome = answer.ok ? await judged(answer.value, label, read, on) : answer;
    if (!outcome.ok && limit.signal.aborted && outcome.error.code !== 'aborted') {
      const { context, cause } = outcome.error;
      outcome = failed(abortCode(limit.signal), context, cause);
    }
  } finally {
    limit.stopClock();
    arrived?.();
  }
  // A body that nobody wants would hold its connection.
  if (!outcome.ok) limit.cancel();
  else if (!keepOpen) limit.end();
  return outcome;
}

/**
 * One call from connecting to the read answer, within one time limit. Every way to fail becomes a value and a log line.
 * A call that meets an unaccepted EULA waits while a person is asked, and then goes on: it was not carried out before.
 *
 * @param keepOpen the answer goes on after this returns (a stream): only the time limit ends
 */
export async function exchange<T>(
  call: Call,
  read: ReadAnswer<T>,
  on: ExchangeContext,
  keepOpen = false,
): Promise<Outcome<T>> {
  const label = redactText(`${call.method} ${call.path}`);
  const isOwn = !call.anonymous && !call.forAnother;
  let outcome = await attempt(call, label, read, on, keepOpen);
  if (isOwn && !outcome.ok && outcome.error.code === 'eula-required') {
    on.onRefused('eula-required');
    if (await on.eulaAccepted(call.signal)) outcome = await attempt(call, label, read, on, keepOpen);
    else if (call.signal?.aborted) outcome = failed('aborted', outcome.error.context);
  }
  if (outcome.ok) return outcome;
  const { code, context, cause } = outcome.error;
  if (code !== 'aborted') on.log.write('warning', `${label} failed: ${code}`, { ...context, cause });
  if (isOwn) on.onRefused(code);
  return outcome;
}
