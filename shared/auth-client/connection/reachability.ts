import type { InstanceView, Reachability } from '../instances/instance-view';
import type { Finding, FoundNone, ProbedFacts } from './look';
import type { ProbeFailure } from './probe';

/** What a view says once a look is over. `now` in ms since 1970 UTC by the device's clock. */
export function viewAfterLook(finding: Finding, view: InstanceView | null, now: number): Partial<InstanceView> {
  switch (finding.kind) {
    case 'found':
      return {
        online: true,
        reachability: 'online',
        activeConnectionStrategy: finding.route.strategy,
        lastContact: now,
        offlineSince: null,
        latencyMs: finding.latencyMs,
        ...finding.facts,
      };
    case 'found-none':
      return closedView(finding.failure, view, now, finding.facts);
  }
}

/** What a view says while a look goes on that nothing has answered yet. One that was off stays off: it would flicker. */
export function slowView({ failure, facts }: FoundNone, view: InstanceView | null): Partial<InstanceView> {
  if (view?.reachability === 'offline') return facts;
  const reachability: Reachability = failure.code === 'blocked-by-browser' ? 'blocked-by-browser' : 'slow';
  return { online: false, reachability, activeConnectionStrategy: null, ...facts };
}

/** What a view says of an instance that is not reached. */
export function closedView(
  failure: ProbeFailure,
  view: InstanceView | null,
  now: number,
  facts: ProbedFacts = {},
): Partial<InstanceView> {
  const reachability: Reachability = failure.code === 'blocked-by-browser' ? 'blocked-by-browser' : 'offline';
  return {
    online: false,
    reachability,
    activeConnectionStrategy: null,
    offlineSince: view?.offlineSince ?? now,
    ...facts,
  };
}
