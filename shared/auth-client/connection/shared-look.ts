import { abortable, abortCode } from '../requests/deadline';
import type { Lifetime } from '../requests/lifetime';
import { failed, type Outcome, succeeded } from '../requests/outcome';
import type { Route } from './base-url';
import type { Finding } from './look';
import type { ProbeFailure } from './probe';

export type LookResult =
  | { readonly kind: 'reached'; readonly route: Route }
  | { readonly kind: 'unreached'; readonly failure: ProbeFailure };

export interface SharedLookOptions {
  readonly instanceId: string;
  readonly network: Lifetime;
  /** Takes a finding for what holds now; null where a look was not due, and what is known holds on. */
  readonly take: (finding: Finding | null) => LookResult;
  /** Looks anew, in a network that has just changed. */
  readonly lookAnew: (tellSlow: TellSlow) => Promise<Finding>;
}

/** Tells whoever waits by now that nothing answers in good time. `take` says what holds until the look ends. */
export type TellSlow = (take: () => LookResult) => void;

type Look = (tellSlow: TellSlow) => Promise<Finding | null>;

/**
 * Looks, or waits for the look under way: whoever asks at the same time gets the same outcome. Whoever asks while it is
 * slow waits for its end.
 */
export type SharedLook = (look: Look, signal: AbortSignal) => Promise<Outcome<Route>>;

export function sharedLook({ instanceId, network, take, lookAnew }: SharedLookOptions): SharedLook {
  /** What those get who ask now: the first word of a look, and once it is slow its last one. */
  let underWay: Promise<LookResult> | null = null;

  /** What was found before the network changed does not count: it is looked for anew. */
  async function run(first: Look, tellSlow: TellSlow): Promise<LookResult> {
    for (let look = first; ; look = lookAnew) {
      const signal = network.signal();
      const finding = await look((takeSlow) => {
        if (!signal.aborted) tellSlow(takeSlow);
      }).catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw cause;
      });
      if (!signal.aborted) return take(finding);
    }
  }

  function begin(look: Look): Promise<LookResult> {
    return new Promise((resolve, reject) => {
      const ended = run(look, (takeSlow) => {
        resolve(takeSlow());
        underWay = ended;
      }).finally(() => {
        underWay = null;
      });
      ended.then(resolve, reject);
    });
  }

  return async (look, signal) => {
    underWay ??= begin(look);
    const context = { instanceId, call: 'GET api/p' };
    try {
      const result = await abortable(underWay, signal);
      if (result.kind === 'reached') return succeeded(result.route);
      const { code, status, cause } = result.failure;
      return failed(code, status === undefined ? context : { ...context, status }, cause);
    } catch (cause) {
      return failed(signal.aborted ? abortCode(signal) : 'offline', context, cause);
    }
  };
}
