import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import type { InstanceView } from '@barnwatch/shared/auth-client';
import { useNow } from '@barnwatch/shared/ui';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { type AnswerOf, queryAnimalDistribution, readAnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useCallback, useEffect } from 'react';
import { type GraphSpan, spanLengths, spanSteps } from '../spans/graph-span';
import { type Distribution, type DistributionSetup, distributionRequest } from './distribution';

/** No barn remembers more. */
const longest = 366 * millisecondsInDay;

function distributionOf({ animalDistribution }: AnswerOf<typeof queryAnimalDistribution>): Distribution {
  return animalDistribution;
}

/** Which distributions there are for whoever looks at a camera: those of houses, and those of this camera alone. */
export function useDistributionSetups(cameraId: string): BarnReading<readonly DistributionSetup[]> {
  const setupsOf = useCallback(
    ({ setup, ofCameras }: AnswerOf<typeof readAnimalDistributionSetup>) => [
      ...setup,
      ...ofCameras.filter(({ cameraIds }) => cameraIds.includes(cameraId)),
    ],
    [cameraId],
  );
  return useReading(readAnimalDistributionSetup, { keep: true }, setupsOf);
}

/**
 * A barn only answers spans that end now: for one that has ended, all since its start
 * is asked for, and what came after it is left out. What takes the barn long comes in parts, each asked for by itself.
 *
 * @param cameraIds only these of the cameras that take part; all of them by default
 */
export function useDistribution(
  barn: Pick<InstanceView, 'clockOffsetMs'>,
  setup: DistributionSetup,
  span: GraphSpan,
  cameraIds?: readonly string[],
): { readonly answer: BarnReading<Distribution>; readonly within: TimeSpan | null } {
  const offset = barn.clockOffsetMs ?? 0;
  const nextHour = useNow((nowMs) => Math.ceil((nowMs + offset) / millisecondsInHour) * millisecondsInHour);
  const isLatest = span.kind === 'latest';
  const duration = isLatest
    ? spanLengths[span.name]
    : Math.min(longest, Math.max(millisecondsInHour, nextHour - span.start));
  const { animalDistributionId } = setup;
  const body = { ...distributionRequest(duration, setup), ...(cameraIds && { cameraIds: [...cameraIds] }) };
  const refreshEveryMs = isLatest ? spanSteps[span.name] : 0;
  const question = { path: { animalDistributionId }, body, keep: true, refreshEveryMs };
  const answer = useReading(queryAnimalDistribution, question, distributionOf);
  const { retry } = answer;
  const unfinishedAt = answer.state === 'ready' && answer.value.progress < 1 ? answer.receivedAt : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is not the whole one
  useEffect(() => {
    if (unfinishedAt !== null) retry();
  }, [unfinishedAt]);
  // One object as long as the span is the same.
  return { answer, within: isLatest ? null : span };
}
