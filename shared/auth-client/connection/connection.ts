import type { InstanceView } from '../instances/instance-view';
import { createLifetime } from '../requests/lifetime';
import { type Outcome, succeeded } from '../requests/outcome';
import { distinctRoutes, type Route } from './base-url';
import { type CheckPlan, checkPlan, retryPlan } from './check-plan';
import { type ConnectionEvent, type ConnectionState, connectionAfter, lastLook, whyClosed } from './connection-state';
import { isWithin } from './is-within';
import { type Finding, type LookContext, lookAtAll, lookAtOne } from './look';
import type { ProbeEnvironment } from './probe';
import { closedView, viewAfterLook } from './reachability';
import { type LookResult, sharedLook } from './shared-look';

/** The time of last contact moves in such steps: a new view for each answer would draw everything again. */
const lastContactStepMs = 10_000;

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

export function createConnection({ instanceId, view, patch, environment }: ConnectionOptions): Connection {
  const { now } = environment;
  const network = createLifetime('the network has changed');
  let state: ConnectionState = { kind: 'unknown' };

  function note(event: ConnectionEvent): void {
    const before = state;
    state = connectionAfter(state, event);
    if (before.kind === 'open' && state.kind === 'closed') patch(closedView(state.failure, view(), now()));
  }

  function take(finding: Finding | null): LookResult {
    if (!finding) return { kind: 'unreached', failure: whyClosed(state) };
    state = connectionAfter(state, { ...finding, at: now() });
    patch(viewAfterLook(finding, view(), now()));
    return finding.kind === 'found'
      ? { kind: 'reached', route: finding.route }
      : { kind: 'unreached', failure: finding.failure };
  }

  const context = (): LookContext => ({ instanceId, environment, signal: network.signal() });

  function lookEverywhere(): Promise<Finding> {
    const instance = view();
    return lookAtAll(instance ? distinctRoutes(instance.discoveryObject) : [], context());
  }

  function lookAnew(): Promise<Finding> {
    if (view()?.reachability !== 'online') patch({ reachability: 'probing' });
    return lookEverywhere();
  }

  const planNow = (forced: boolean): CheckPlan =>
    checkPlan({ now: now(), lastFullCheck: lastLook(state), hasActiveStrategy: state.kind === 'open', forced });

  async function plannedLook(forced: boolean): Promise<Finding | null> {
    switch (planNow(forced)) {
      case 'skip':
        return null;
      case 'active-only': {
        if (state.kind !== 'open') return lookAnew();
        const finding = await lookAtOne(state.route, context());
        // The active way is gone: any other is looked for at once, or a lost LAN would cost minutes.
        return finding.kind === 'found' ? finding : lookAnew();
      }
      case 'full':
        return lookAnew();
    }
  }

  /** Someone waits for an instance that was not reached. The view stays: it would flicker with each try. */
  async function retry(): Promise<Finding | null> {
    const closedAt = state.kind === 'closed' ? state.closedAt : null;
    return retryPlan(closedAt, now()) === 'skip' ? null : lookEverywhere();
  }

  const join = sharedLook({ instanceId, network, take, lookAnew });
  const check = (signal: AbortSignal, forced = false): Promise<Outcome<Route>> =>
    join(() => plannedLook(forced), signal);

  return {
    check,
    async route(signal) {
      switch (state.kind) {
        case 'open':
          return state.doubtful ? check(signal) : succeeded(state.route);
        case 'closed':
          return join(retry, signal);
        case 'unknown':
          return check(signal);
      }
    },
    isDue: () => planNow(false) === 'full',
    noteFailure: () => note({ kind: 'request-failed', at: now() }),
    noteAnswer() {
      note({ kind: 'request-answered' });
      if (!isWithin(view()?.lastContact ?? null, lastContactStepMs, now())) patch({ lastContact: now() });
    },
    forgetProofs() {
      note({ kind: 'network-changed' });
      network.end();
    },
  };
}
