import type { InstanceView } from '../instances/instance-view';
import { createLifetime } from '../requests/lifetime';
import { type Outcome, succeeded } from '../requests/outcome';
import { distinctRoutes, type Route } from './base-url';
import { type CheckPlan, checkPlan, retryPlan } from './check-plan';
import {
  type ConnectionEvent,
  type ConnectionState,
  connectionAfter,
  justProven,
  lastLook,
  whyClosed,
} from './connection-state';
import { isWithin } from './is-within';
import { type Finding, type FoundNone, type LookContext, lookAtAll, lookAtOne } from './look';
import type { Patience } from './patience';
import type { ProbeEnvironment } from './probe';
import { closedView, slowView, viewAfterLook } from './reachability';
import { type LookResult, sharedLook, type TellSlow } from './shared-look';
import { activeProbeLimit, callLimit } from './slow-answers';

/** The time of last contact moves in such steps: a new view for each answer would draw everything again. */
const lastContactStepMs = 10_000;

export interface ConnectionOptions {
  instanceId: string;
  /** The view as it is now; null once the instance has been removed. */
  view: () => InstanceView | null;
  patch: (change: Partial<InstanceView>) => void;
  environment: ProbeEnvironment;
  /** Of the window: shared by all its instances. */
  patience: Patience;
}

/** How one instance is reached: the active way, and when which address is probed. */
export interface Connection {
  /** The active way, found first if need be. Through it the instance has proven to be itself. */
  route(signal: AbortSignal): Promise<Outcome<Route>>;
  /** A check within the limits of product 9.9; `forced` probes all addresses whatever the limits say. */
  check(signal: AbortSignal, forced?: boolean): Promise<Outcome<Route>>;
  /** How long a call may take here that usually has `usualMs`: a slow instance is given more. */
  callLimitMs(usualMs: number): number;
  /** Whether the limits of product 9.9 allow to look at all addresses again. */
  isDue(): boolean;
  /** A request over the active way got no answer: before the next one it has to prove itself again. */
  noteFailure(): void;
  noteAnswer(): void;
  /** The device may be in another network: what an address has proven there does not hold here. */
  forgetProofs(): void;
}

export function createConnection(options: ConnectionOptions): Connection {
  const { instanceId, view, patch, environment, patience } = options;
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

  /** Nothing answers in good time: whoever waits is told, and the look goes on. */
  function takeSlow(soFar: FoundNone): LookResult {
    state = connectionAfter(state, { ...soFar, at: now() });
    patch(slowView(soFar, view()));
    return { kind: 'unreached', failure: soFar.failure };
  }

  const context = (tellSlow: TellSlow): LookContext => ({
    instanceId,
    environment,
    signal: network.signal(),
    patience,
    onSlow: (soFar) => tellSlow(() => takeSlow(soFar)),
  });

  function lookEverywhere(tellSlow: TellSlow): Promise<Finding> {
    const instance = view();
    return lookAtAll(instance ? distinctRoutes(instance.discoveryObject) : [], context(tellSlow));
  }

  function lookAnew(tellSlow: TellSlow): Promise<Finding> {
    if (view()?.reachability !== 'online') patch({ reachability: 'probing' });
    return lookEverywhere(tellSlow);
  }

  const planNow = (forced: boolean): CheckPlan =>
    checkPlan({ now: now(), lastFullCheck: lastLook(state), hasActiveStrategy: state.kind === 'open', forced });

  async function plannedLook(forced: boolean, tellSlow: TellSlow): Promise<Finding | null> {
    switch (planNow(forced)) {
      case 'skip':
        return null;
      case 'active-only': {
        if (state.kind !== 'open') return lookAnew(tellSlow);
        const limitMs = activeProbeLimit(view()?.latencyMs ?? null);
        const finding = await lookAtOne(state.route, limitMs, context(tellSlow));
        // The active way is gone: any other is looked for at once, or a lost LAN would cost minutes.
        return finding.kind === 'found' ? finding : lookAnew(tellSlow);
      }
      case 'full':
        return lookAnew(tellSlow);
    }
  }

  /** Someone waits for an instance that was not reached. The view stays: it would flicker with each try. */
  async function retry(tellSlow: TellSlow): Promise<Finding | null> {
    const closedAt = state.kind === 'closed' ? state.closedAt : null;
    return retryPlan(closedAt, now()) === 'skip' ? null : lookEverywhere(tellSlow);
  }

  const join = sharedLook({ instanceId, network, take, lookAnew });
  async function check(signal: AbortSignal, forced = false): Promise<Outcome<Route>> {
    const proven = forced ? null : justProven(state, now());
    return proven ? succeeded(proven) : join((tellSlow) => plannedLook(forced, tellSlow), signal);
  }

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
    callLimitMs: (usualMs) => callLimit(usualMs, view()?.latencyMs ?? null),
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
