import type { ConnectionStrategy } from '../instances/discovery-object';
import type { InstanceView } from '../instances/instance-view';
import { deadline, pause } from '../requests/deadline';
import type { RequestErrorCode } from '../requests/outcome';
import type { Route } from './base-url';
import { hedged } from './hedged';
import type { Patience } from './patience';
import {
  mostTelling,
  type ProbeEnvironment,
  type ProbeFailure,
  type ProbeResult,
  probe,
  probeLimitMs,
  silence,
  slowAfterMs,
} from './probe';

/** What a look at all addresses tells beside its result. */
export type ProbedFacts = Partial<Pick<InstanceView, 'strangerAt' | 'blockedAt'>>;

/** Nothing was found, or nothing yet. */
export interface FoundNone {
  readonly kind: 'found-none';
  readonly failure: ProbeFailure;
  readonly all: boolean;
  readonly facts: ProbedFacts;
}

/** What a look at the way in use, or at `all` addresses, has found. */
export type Finding =
  | FoundNone
  | {
      readonly kind: 'found';
      readonly route: Route;
      readonly latencyMs: number;
      readonly all: boolean;
      readonly facts: ProbedFacts;
    };

/** Who is looked for, and in which network. */
export interface LookContext {
  readonly instanceId: string;
  readonly environment: ProbeEnvironment;
  readonly signal: AbortSignal;
  readonly patience: Patience;
  /** Nothing has answered by now; the look goes on, and a late answer is taken. */
  readonly onSlow: (soFar: FoundNone) => void;
}

export async function lookAtOne(route: Route, limitMs: number, on: LookContext): Promise<Finding> {
  const result = await probe(route, on.instanceId, on.environment, on.signal, limitMs);
  const beside = { all: false, facts: {} } as const;
  if (result.state === 'failed') return { ...beside, kind: 'found-none', failure: result };
  return { ...beside, kind: 'found', route, latencyMs: result.latencyMs };
}

/** Looks at all addresses in their order (decision 0006). Rejects when the network ends. */
export async function lookAtAll(candidates: readonly Route[], on: LookContext): Promise<Finding> {
  const known: (ProbeResult | undefined)[] = candidates.map(() => undefined);
  const over = deadline(probeLimitMs + slowAfterMs, on.signal);
  const looking = hedged<ProbeResult>(
    candidates.map((route, index) => ({
      async start(signal) {
        const result = await probe(route, on.instanceId, on.environment, signal);
        known[index] = result;
        return result;
      },
    })),
    (result) => result.state === 'answered',
    over.signal,
  ).then(({ results }) => findingOf(candidates, results));
  try {
    const early = await Promise.race([looking, pause(slowAfterMs, over.signal)]);
    if (early || on.signal.aborted) return await looking;
    return await lookOn(looking, () => nothingYet(candidates, known, on.environment), on);
  } finally {
    // Where the look is given up, nobody asks any more how it went on.
    looking.catch(() => undefined);
    over.cancel();
  }
}

/** Nothing has answered yet: goes on where there is patience left, and ends here where there is none. */
async function lookOn(
  looking: Promise<Finding>,
  soFar: () => Promise<FoundNone>,
  { patience, signal, onSlow }: LookContext,
): Promise<Finding> {
  const nothing = await soFar();
  const giveBack = patience.take();
  if (!giveBack) return nothing;
  try {
    if (!signal.aborted) onSlow(nothing);
    return await looking;
  } finally {
    giveBack();
  }
}

async function nothingYet(
  candidates: readonly Route[],
  known: readonly (ProbeResult | undefined)[],
  environment: ProbeEnvironment,
): Promise<FoundNone> {
  return foundNone(
    candidates,
    await Promise.all(candidates.map(async (route, index) => known[index] ?? (await silence(route, environment)))),
  );
}

function findingOf(candidates: readonly Route[], results: readonly (ProbeResult | undefined)[]): Finding {
  const winner = results.findIndex((result) => result?.state === 'answered');
  const route = candidates[winner];
  const result = results[winner];
  const none = foundNone(candidates, results);
  if (!route || result?.state !== 'answered') return none;
  return { kind: 'found', route, latencyMs: result.latencyMs, all: true, facts: none.facts };
}

function foundNone(candidates: readonly Route[], results: readonly (ProbeResult | undefined)[]): FoundNone {
  const whereFailed = (code: RequestErrorCode): readonly ConnectionStrategy[] =>
    candidates.flatMap(({ strategy }, index) => {
      const result = results[index];
      return result?.state === 'failed' && result.code === code ? [strategy] : [];
    });
  const facts = { strangerAt: whereFailed('stranger'), blockedAt: whereFailed('blocked-by-browser') };
  return { kind: 'found-none', failure: mostTelling(results), all: true, facts };
}
