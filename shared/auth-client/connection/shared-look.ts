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
  readonly lookAnew: () => Promise<Finding>;
}

/** Looks, or waits for the look under way: whoever asks at the same time gets the same outcome. */
export type SharedLook = (look: () => Promise<Finding | null>, signal: AbortSignal) => Promise<Outcome<Route>>;

export function sharedLook({ instanceId, network, take, lookAnew }: SharedLookOptions): SharedLook {
  let underWay: Promise<LookResult> | null = null;

  /** What was found before the network changed does not count: it is looked for anew. */
  async function run(first: () => Promise<Finding | null>): Promise<LookResult> {
    for (let look = first; ; look = lookAnew) {
      const signal = network.signal();
      const finding = await look().catch((cause: unknown) => {
        if (signal.aborted) return null;
        throw cause;
      });
      if (!signal.aborted) return take(finding);
    }
  }

  return async (look, signal) => {
    underWay ??= run(look).finally(() => {
      underWay = null;
    });
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
