import type { InstanceView, Reachability } from '../instances/instance-view';
import { abortable, abortCode } from '../requests/deadline';
import { failed, type Outcome, succeeded } from '../requests/outcome';
import { type Route, routes } from './base-url';
import { checkPlan } from './check-plan';
import { hedged } from './hedged';
import { mostTelling, type ProbeEnvironment, type ProbeFailure, type ProbeResult, probe } from './probe';

/** After so many failed requests in a row the way counts as closed, whatever its health probe says. */
export const BREAKER_FAILURES = 5;
/** A closed way is asked (one probe for all callers) no more often than this. */
export const HALF_OPEN_PAUSE_MS = 1_000;
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
  /** A check within the limits of spec 9; `forced` probes all addresses whatever the limits say. */
  check(signal: AbortSignal, forced?: boolean): Promise<Outcome<Route>>;
  /** A request over the active way got no answer. */
  noteFailure(): void;
  noteAnswer(): void;
  /** The device may be in another network: what an address has proven there does not hold here. */
  forgetProofs(): void;
}

type CheckResult = { route: Route } | { failure: ProbeFailure };

const unreached: ProbeFailure = { state: 'failed', code: 'offline' };

export function createConnection({ instanceId, view, patch, environment }: ConnectionOptions): Connection {
  const { now } = environment;
  let active: Route | null = null;
  let lastActive: Route | null = null;
  let lastFailure: ProbeFailure = unreached;
  let lastFullCheck: number | null = null;
  let halfOpenAt = 0;
  let failures = 0;
  let checking: Promise<CheckResult> | null = null;

  function known(): readonly Route[] {
    const instance = view();
    return instance ? routes(instance.discoveryObject) : [];
  }

  function opened(route: Route, latencyMs: number, strangerAt?: InstanceView['strangerAt']): CheckResult {
    active = route;
    lastActive = route;
    failures = 0;
    patch({
      online: true,
      reachability: 'online',
      activeConnectionStrategy: route.strategy,
      lastContact: now(),
      offlineSince: null,
      latencyMs,
      ...(strangerAt && { strangerAt }),
    });
    return { route };
  }

  function closed(failure: ProbeFailure): CheckResult {
    active = null;
    lastFailure = failure;
    halfOpenAt = now() + HALF_OPEN_PAUSE_MS;
    const reachability: Reachability = failure.code === 'blocked-by-browser' ? 'blocked-by-browser' : 'offline';
    patch({
      online: false,
      reachability,
      activeConnectionStrategy: null,
      offlineSince: view()?.offlineSince ?? now(),
    });
    return { failure };
  }

  async function probeOne(route: Route): Promise<CheckResult> {
    const result = await probe(route, instanceId, environment, new AbortController().signal);
    return result.state === 'answered' ? opened(route, result.latencyMs) : { failure: result };
  }

  async function probeAll(): Promise<CheckResult> {
    if (view()?.reachability !== 'online') patch({ reachability: 'probing' });
    const candidates = known();
    const { winner, results } = await hedged<ProbeResult>(
      candidates.map((route) => ({ start: (signal) => probe(route, instanceId, environment, signal) })),
      (result) => result.state === 'answered',
      new AbortController().signal,
    );
    lastFullCheck = now();
    const strangerAt = candidates
      .filter((_route, index) => {
        const result = results[index];
        return result?.state === 'failed' && result.code === 'stranger';
      })
      .map(({ strategy }) => strategy);
    const route = winner === null ? undefined : candidates[winner];
    const result = winner === null ? undefined : results[winner];
    if (route && result?.state === 'answered') return opened(route, result.latencyMs, strangerAt);
    patch({ strangerAt });
    return closed(mostTelling(results));
  }

  async function runCheck(forced: boolean): Promise<CheckResult> {
    switch (checkPlan({ now: now(), lastFullCheck, hasActiveStrategy: active !== null, forced })) {
      case 'skip':
        return { failure: lastFailure };
      case 'active-only': {
        const result = active ? await probeOne(active) : { failure: lastFailure };
        // The active way is gone: any other is looked for at once, or a lost LAN would cost minutes.
        return 'route' in result ? result : probeAll();
      }
      case 'full':
        return probeAll();
    }
  }

  async function halfOpen(): Promise<CheckResult> {
    const route = lastActive ?? known()[0];
    if (!route || now() < halfOpenAt) return { failure: lastFailure };
    const result = await probeOne(route);
    return 'route' in result ? result : closed(result.failure);
  }

  async function join(work: () => Promise<CheckResult>, signal: AbortSignal): Promise<Outcome<Route>> {
    checking ??= work().finally(() => {
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

  const check = (signal: AbortSignal, forced = false): Promise<Outcome<Route>> => join(() => runCheck(forced), signal);

  return {
    async route(signal) {
      if (active) return succeeded(active);
      return lastFullCheck === null ? check(signal) : join(halfOpen, signal);
    },
    check,
    noteFailure() {
      failures += 1;
      if (failures >= BREAKER_FAILURES && active) closed(unreached);
    },
    noteAnswer() {
      failures = 0;
      const lastContact = view()?.lastContact ?? 0;
      if (now() - lastContact >= LAST_CONTACT_STEP_MS) patch({ lastContact: now() });
    },
    forgetProofs() {
      active = null;
      lastFullCheck = null;
    },
  };
}
