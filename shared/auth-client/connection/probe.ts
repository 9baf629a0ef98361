import * as v from 'valibot';
import type { AuthEnvironment } from '../auth-environment';
import { isLocalAddress, isLoopback } from '../environment/local-address';
import type { InstanceType } from '../instances/instance-view';
import { plainName } from '../instances/plain-name';
import { readJson, statusProblem } from '../requests/classify-answer';
import { abortCode, deadline } from '../requests/deadline';
import type { RequestErrorCode } from '../requests/outcome';
import { send } from '../requests/transport';
import type { Route } from './base-url';

/** An address that has not answered by then counts as silent. */
export const probeLimitMs = 15_000;
/** An address that has not answered by then is slow; most that answer at all have answered (decision 0006). */
export const slowAfterMs = 4_000;

/** Who an address says it is. */
export interface Identity {
  globalUniqueIdentifier: string;
  name: string;
  realWorldName: string;
  type: InstanceType;
}

export interface ProbeFailure {
  state: 'failed';
  code: RequestErrorCode;
  status?: number;
  cause?: unknown;
}

export type ProbeResult = { state: 'answered'; identity: Identity; latencyMs: number } | ProbeFailure;

const ownName = v.pipe(v.string(), v.transform(plainName));
const identityAnswer = v.object({
  data: v.object({
    identity: v.object({
      globalUniqueIdentifier: v.pipe(v.string(), v.maxLength(200)),
      name: ownName,
      realWorldName: ownName,
      type: v.picklist(['barn', 'senator']),
    }),
  }),
});

export type ProbeEnvironment = Pick<AuthEnvironment, 'fetch' | 'now' | 'localNetworkPermission' | 'page'>;

function failure(code: RequestErrorCode, response?: Response, cause?: unknown): ProbeFailure {
  const status = response && { status: response.status };
  return { state: 'failed', code, ...status, ...(cause === undefined ? {} : { cause }) };
}

async function healthProblem(response: Response): Promise<ProbeFailure | null> {
  const problem = statusProblem(response);
  if (problem) return failure(problem, response);
  // The text, not only the status: a captive portal answers everything with 200.
  return (await response.text()).trim() === 'OK' ? null : failure('captive-portal', response);
}

async function readIdentity(response: Response): Promise<Identity | ProbeFailure> {
  const problem = statusProblem(response);
  if (problem) return failure(problem, response);
  const reading = await readJson(response);
  if (!reading.ok) return failure(reading.code, response, reading.cause);
  const parsed = v.safeParse(identityAnswer, reading.json);
  return parsed.success ? parsed.output.data.identity : failure('unexpected-shape', response);
}

/** Whether it was the browser that kept the request from leaving: nothing about the instance can be said then. */
async function isBlocked({ endpoint, strategy }: Route, environment: ProbeEnvironment): Promise<boolean> {
  const { page, localNetworkPermission } = environment;
  const isLocal = strategy === 'local' || isLocalAddress(endpoint.hostname);
  const permission =
    isLocal && !isLocalAddress(page.hostname) ? await localNetworkPermission(endpoint.hostname) : 'not-needed';
  if (permission === 'denied' || permission === 'prompt') return true;
  // Mixed content: an https page may speak plain http to this very machine only.
  return page.protocol === 'https:' && endpoint.protocol === 'http' && !isLoopback(endpoint.hostname);
}

/** What an address counts as that has not answered (yet). It is also silent while the browser asks the person. */
export async function silence(route: Route, environment: ProbeEnvironment): Promise<ProbeFailure> {
  return failure((await isBlocked(route, environment)) ? 'blocked-by-browser' : 'timeout');
}

/**
 * Asks an address whether it is alive (`api/p`) and who it is (`api/identity`), both at once and without any token.
 * Only an answer with the expected identity opens the address for one. Never rejects.
 *
 * @param expectedId null to take whoever answers, when an instance is being added
 * @param limitMs for its answer
 */
export async function probe(
  route: Route,
  expectedId: string | null,
  environment: ProbeEnvironment,
  signal: AbortSignal,
  limitMs = probeLimitMs,
): Promise<ProbeResult> {
  const limit = deadline(limitMs, signal);
  const startedAt = environment.now();
  const ask = (path: string): Promise<Response> =>
    send({ method: 'GET', url: route.baseUrl + path, signal: limit.signal }, environment);
  try {
    const [identity, health] = await Promise.all([
      ask('api/identity').then(readIdentity),
      ask('api/p').then(healthProblem),
    ]);
    if (health) return health;
    if ('state' in identity) return identity;
    const { globalUniqueIdentifier } = identity;
    if (expectedId !== null && globalUniqueIdentifier !== expectedId) {
      return failure('stranger', undefined, { expectedId, globalUniqueIdentifier });
    }
    return { state: 'answered', identity, latencyMs: environment.now() - startedAt };
  } catch (cause) {
    const code = limit.signal.aborted ? abortCode(limit.signal) : 'offline';
    if (code === 'aborted') return failure(code, undefined, cause);
    // An address is also silent while the browser is asking the person for permission and gets no answer.
    return failure((await isBlocked(route, environment)) ? 'blocked-by-browser' : code, undefined, cause);
  } finally {
    // The two calls fail together: the other one is not left hanging.
    limit.cancel();
  }
}

/** The failure that tells a person most, out of those of all addresses. */
export function mostTelling(results: readonly (ProbeResult | undefined)[]): ProbeFailure {
  const telling: readonly RequestErrorCode[] = ['stranger', 'blocked-by-browser', 'server-error', 'captive-portal'];
  const failures = results.filter((result) => result?.state === 'failed');
  for (const code of telling) {
    const found = failures.find((result) => result.code === code);
    if (found) return found;
  }
  return failures.find((result) => result.code !== 'aborted') ?? failure('offline');
}
