import type { ConnectionStrategy } from '../instances/discovery-object';
import type { InstanceView } from '../instances/instance-view';
import type { RequestErrorCode } from '../requests/outcome';
import type { Route } from './base-url';
import { hedged } from './hedged';
import { mostTelling, type ProbeEnvironment, type ProbeFailure, type ProbeResult, probe } from './probe';

/** What a look at all addresses tells beside its result. */
export type ProbedFacts = Partial<Pick<InstanceView, 'strangerAt' | 'blockedAt'>>;

/** What a look at the way in use, or at `all` addresses, has found. */
export type Finding = { readonly all: boolean; readonly facts: ProbedFacts } & (
  | { readonly kind: 'found'; readonly route: Route; readonly latencyMs: number }
  | { readonly kind: 'found-none'; readonly failure: ProbeFailure }
);

/** Who is looked for, and in which network. */
export interface LookContext {
  readonly instanceId: string;
  readonly environment: ProbeEnvironment;
  readonly signal: AbortSignal;
}

export async function lookAtOne(route: Route, on: LookContext): Promise<Finding> {
  const result = await probe(route, on.instanceId, on.environment, on.signal);
  const beside = { all: false, facts: {} } as const;
  if (result.state === 'failed') return { ...beside, kind: 'found-none', failure: result };
  return { ...beside, kind: 'found', route, latencyMs: result.latencyMs };
}

/** Looks at all addresses in their order (decision 0006). Rejects when the network ends. */
export async function lookAtAll(candidates: readonly Route[], on: LookContext): Promise<Finding> {
  const { winner, results } = await hedged<ProbeResult>(
    candidates.map((route) => ({ start: (signal) => probe(route, on.instanceId, on.environment, signal) })),
    (result) => result.state === 'answered',
    on.signal,
  );
  const whereFailed = (code: RequestErrorCode): readonly ConnectionStrategy[] =>
    candidates.flatMap(({ strategy }, index) => {
      const result = results[index];
      return result?.state === 'failed' && result.code === code ? [strategy] : [];
    });
  const facts = { strangerAt: whereFailed('stranger'), blockedAt: whereFailed('blocked-by-browser') };
  const route = winner === null ? undefined : candidates[winner];
  const result = winner === null ? undefined : results[winner];
  if (route && result?.state === 'answered') {
    return { kind: 'found', route, latencyMs: result.latencyMs, all: true, facts };
  }
  return { kind: 'found-none', failure: mostTelling(results), all: true, facts };
}
