import { distinctRoutes } from '../connection/base-url';
import { hedged } from '../connection/hedged';
import { type Identity, mostTelling, type ProbeEnvironment, type ProbeResult, probe } from '../connection/probe';
import { abortCode } from '../requests/deadline';
import { failed, type RequestError } from '../requests/outcome';
import type { DiscoveryObject } from './discovery-object';

export type FoundInstance = { ok: true; identity: Identity } | { ok: false; error: RequestError };

/**
 * Asks at a discovery object's addresses who lives there. Where it names a gateway, the instance of that id must
 * answer; otherwise whoever answers is taken at their word, since nothing has been entrusted to them yet.
 *
 * @param expectedId who has to answer, where that is known
 */
export async function findInstance(
  discoveryObject: DiscoveryObject,
  environment: ProbeEnvironment,
  signal: AbortSignal,
  expectedId: string | null = discoveryObject.gateway?.id ?? null,
): Promise<FoundInstance> {
  const context = { instanceId: expectedId ?? '', call: 'GET api/identity' };
  const search = hedged<ProbeResult>(
    distinctRoutes(discoveryObject).map((route) => ({
      start: (abort) => probe(route, expectedId, environment, abort),
    })),
    (result) => result.state === 'answered',
    signal,
  );
  // Rejects only when the signal aborts: who asked has left.
  const ended = await search.catch((cause: unknown) => failed(abortCode(signal), context, cause));
  if ('error' in ended) return ended;
  const { winner, results } = ended;
  const found = winner === null ? undefined : results[winner];
  if (found?.state === 'answered') return { ok: true, identity: found.identity };
  const { code, cause } = mostTelling(results);
  return failed(code, context, cause);
}
