import type { ConnectionStrategy } from '../instances/discovery-object';
import type { InstanceView, Reachability } from '../instances/instance-view';
import { abortable, abortCode } from '../requests/deadline';
import { failed, type Outcome, type RequestErrorCode, succeeded } from '../requests/outcome';
import { distinctRoutes, type Route } from './base-url';
import { type CheckPlan, checkPlan } from './check-plan';
import { hedged } from './hedged';
import { isWithin } from './is-within';
import { mostTelling, type ProbeEnvironment, type ProbeFailure, type ProbeResult, probe } from './probe';

/** After this many failed requests in a row the way counts as closed, whatever its health probe says. */
const BREAKER_FAILURES = 5;
/** A closed way is asked (one probe for all callers) no more often than this. */
const HALF_OPEN_PAUSE_MS = 1_000;
/** The time of last contact moves in such steps: a new view for each answer would draw everything again. */
const LAST_CONTACT_STEP_MS = 10_000;

export interface ConnectionOptions {
  instanceId: string;
  /** The view as it is now; null once the instance has been removed. */
  view: () => InstanceView | null;
  patch: (change: Partial<InstanceView>) => void;
  environment: ProbeEnvironment;
}

/** How one instance is reached: the active way, and when which address is probed. */
export interface Connection {
  /** The active way, found first if need be. Through it the instance has proven to be itself. */
  route(signal: AbortSignal): Promise<Outcome<Route>>;
  /** A check within the limits of product 9.9; `forced` probes all addresses whatever the limits say. */
  check(signal: AbortSignal, forced?: boolean): Promise<Outcome<Route>>;
  /** Whether the limits of product 9.9 allow to look at all addresses again. */
  isDue(): boolean;
  /** A request over the active way got no answer: before the next one it has to prove itself again. */
  noteFailure(): void;
  noteAnswer(): void;
  /** The device may be in another network: what an address has proven there does not hold here. */
  forgetProofs(): void;
}

type CheckResult = { route: Route } | { failure: ProbeFailure };

/** What a look at all addresses tells beside its result. */
type ProbedFacts = Partial<Pick<InstanceView, 'strangerAt' | 'blockedAt'>>;

/** What a look at one or all addresses has found. */
type Finding = ({ route: Route; latencyMs: number } | { failure: ProbeFailure }) & { facts?: ProbedFacts };

const unreached: ProbeFailure = { state: 'failed', code: 'offline' };

export function createConnection({ instanceId, view, patch, environment }: ConnectionOptions): Connection {
  const { now } = environment;
  let active: Route | null = null;
  let lastActive: Route | null = null;
  let lastFailure: ProbeFailure = unreached;
  let lastFullCheck: number | null = null;
  let closedAt: number | null = null;
  let failures = 0;
  /** A request over the active way got no answer since it last proved itself: someone else may be there by now. */
  let doubtful = false;
  let checking: Promise<CheckResult> | null = null;
  /** Ends with the network that the device is in. */
  let network = new AbortController();

  function known(): readonly Route[] {
    const instance = view();
    return instance ? distinctRoutes(instance.discoveryObject) : [];
  }

  /** Takes a finding for what holds now. */
  function take(finding: Finding): CheckResult {
    if ('failure' in finding) return closed(finding.failure, finding.facts);
    const { route, latencyMs, facts } = finding;
    active = route;
    lastActive = route;
    failures = 0;
    doubtful = false;
    patch({
      online: true,
      reachability: 'online',
      activeConnectionStrategy: route.strategy,
      lastContact: now(),
      offlineSince: null,
      latencyMs,
      ...facts,
    });
    return { route };
  }

  function closed(failure: ProbeFailure, facts: ProbedFacts = {}): CheckResult {
    active = null;
    lastFailure = failure;
    closedAt = now();
    const reachability: Reachability = failure.code === 'blocked-by-browser' ? 'blocked-by-browser' : 'offline';
    patch({
      online: false,
      reachability,
      activeConnectionStrategy: null,
      offlineSince: view()?.offlineSince ?? now(),
      ...facts,
    });
    return { failure };
  }

  async function probeOne(route: Route): Promise<Finding> {
    const result = await probe(route, instanceId, environment, network.signal);
    return result.state === 'answered' ? { route, latencyMs: result.latencyMs } : { failure: result };
  }

  async function probeAll(): Promise<Finding> {
    if (view()?.reachability !== 'online') patch({ reachability: 'probing' });
    const candidates = known();
    const { winner, results } = await hedged<ProbeResult>(
      candidates.map((route) => ({ start: (signal) => probe(route, instanceId, environment, signal) })),
      (result) => result.state === 'answered',
      network.signal,
    );
    lastFullCheck = now();
    const whereFailed = (code: RequestErrorCode): readonly ConnectionStrategy[] =>
      candidates.flatMap(({ strategy }, index) => {
        const result = results[index];
        return result?.state === 'failed' && result.code === code ? [strategy] : [];
      });
    const facts = { strangerAt: whereFailed('stranger'), blockedAt: whereFailed('blocked-by-browser') };
    const route = winner === null ? undefined : candidates[winner];
    const result = winner === null ? undefined : results[winner];
    if (route && result?.state === 'answered') return { route, latencyMs: result.latencyMs, facts };
    return { failure: mostTelling(results), facts };
  }

  const planNow = (forced: boolean): CheckPlan =>
    checkPlan({ now: now(), lastFullCheck, hasActiveStrategy: active !== null, forced });

  async function plannedCheck(forced: boolean): Promise<Finding | null> {
    switch (planNow(forced)) {
      case 'skip':
        return null;
      case 'active-only': {
        const finding = active ? await probeOne(active) : { failure: lastFailure };
        // The active way is gone: any other is looked for at once, or a lost LAN would cost minutes.
        return 'route' in finding ? finding : probeAll();
      }
      case 'full':
        return probeAll();
    }
  }

  async function halfOpen(): Promise<Finding | null> {
    const route = lastActive ?? known()[0];
    return !route || isWithin(closedAt, HALF_OPEN_PAUSE_MS, now()) ? null : probeOne(route);
  }

  /** Finds out how things are. What was found before the network changed does not count: it is looked for anew. */
  async function run(work: () => Promise<Finding | null>): Promise<CheckResult> {
    for (let look = work; ; look = probeAll) {
      const { signal } = network;
      const finding = await look().catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw cause;
      });
      if (signal.aborted) continue;
      return finding ? take(finding) : { failure: lastFailure };
    }
  }

  async function join(work: () => Promise<Finding | null>, signal: AbortSignal): Promise<Outcome<Route>> {
    checking ??= run(work).finally(() => {
      checking = null;
    });
    const context = { instanceId, call: 'GET api/p' };
    try {
      const result = await abortable(checking, signal);
      if ('route' in result) return succeeded(result.route);
      const { code, status, cause } = result.failure;
      return failed(code, status === undefined ? context : { ...context, status }, cause);
    } catch (cause) {
      return failed(signal.aborted ? abortCode(signal) : 'offline', context, cause);
    }
  }

  const check = (signal: AbortSignal, forced = false): Promise<Outcome<Route>> =>
    join(() => plannedCheck(forced), signal);

  return {
    async route(signal) {
      if (active && !doubtful) return succeeded(active);
      if (active) return check(signal);
      return lastFullCheck === null ? check(signal) : join(halfOpen, signal);
    },
    check,
    isDue: () => planNow(false) === 'full',
    noteFailure() {
      failures += 1;
      doubtful = true;
      if (failures >= BREAKER_FAILURES && active) closed(unreached);
    },
    noteAnswer() {
      failures = 0;
      if (!isWithin(view()?.lastContact ?? null, LAST_CONTACT_STEP_MS, now())) patch({ lastContact: now() });
    },
    forgetProofs() {
      active = null;
      lastFullCheck = null;
      closedAt = null;
      const before = network;
      network = new AbortController();
      before.abort(new DOMException('the network has changed', 'AbortError'));
    },
  };
}
