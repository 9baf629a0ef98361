import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import { type InstanceView, urlPath } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useEffect } from 'react';
import { type GraphSpan, spanLengths, spanSteps } from '../camera-graph/graph-span';
import {
  type Distribution,
  type DistributionSetup,
  distributionRequest,
  parseDistribution,
  parseSetups,
} from './distribution';

/** No barn remembers more. */
const longest = 366 * millisecondsInDay;

/** `GET api/animalDistribution/setup`: which distributions there are. */
export function useDistributionSetups(): BarnAnswer<readonly DistributionSetup[]> {
  return useBarnAnswer('distribution setups', 'api/animalDistribution/setup', { parse: parseSetups, keep: true });
}

/**
 * `POST api/animalDistribution/{id}`. A barn only answers spans that end now: for one that has ended, all since its start
 * is asked for, and what came after it is left out. What takes the barn long comes in parts, each asked for by itself.
 */
export function useDistribution(
  barn: Pick<InstanceView, 'clockOffsetMs'>,
  setup: DistributionSetup,
  span: GraphSpan,
): { readonly answer: BarnAnswer<Distribution>; readonly within: TimeSpan | null } {
  const offset = barn.clockOffsetMs ?? 0;
  const nextHour = useNow((nowMs) => Math.ceil((nowMs + offset) / millisecondsInHour) * millisecondsInHour);
  const isLatest = span.kind === 'latest';
  const duration = isLatest
    ? spanLengths[span.name]
    : Math.min(longest, Math.max(millisecondsInHour, nextHour - span.start));
  const answer = useBarnAnswer('distribution', urlPath`api/animalDistribution/${setup.animalDistributionId}`, {
    parse: parseDistribution,
    body: distributionRequest(duration, setup),
    keep: true,
    ...(isLatest && { refreshEveryMs: spanSteps[span.name] }),
  });
  const { retry } = answer;
  const unfinishedAt = answer.state === 'ready' && answer.value.progress < 1 ? answer.receivedAt : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is not the whole one
  useEffect(() => {
    if (unfinishedAt !== null) retry();
  }, [unfinishedAt]);
  // One object as long as the span is the same.
  return { answer, within: isLatest ? null : span };
}
