import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import {
  type AnimalDistributionSetup,
  type AnswerOf,
  queryAnimalDistribution,
  readAnimalDistributionSetup,
} from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { useEffect } from 'react';
import { type PlaceCount, placeCounts } from './place-counts';

export interface CountSetups {
  /** Of several cameras, or of places that are compared. */
  readonly shared: readonly AnimalDistributionSetup[];
  /** Of one camera each: it has one place of a type, or belongs to no others. */
  readonly single: readonly AnimalDistributionSetup[];
}

function setupsOf({ setup, ofCameras }: AnswerOf<typeof readAnimalDistributionSetup>): CountSetups {
  return { shared: setup, single: ofCameras };
}

/** Which counts by place the barn has. Needs `data.view`. */
export function useCountSetups(): BarnReading<CountSetups> {
  return useReading(readAnimalDistributionSetup, { keep: true }, setupsOf);
}

export interface DayCounts {
  readonly counts: readonly PlaceCount[];
  /** Less than 1 while the barn is still counting. */
  readonly progress: number;
}

function countsOf({ animalDistribution }: AnswerOf<typeof queryAnimalDistribution>): DayCounts {
  return { counts: placeCounts(animalDistribution), progress: animalDistribution.progress };
}

/** Animals by place of the last 24 hours. What takes the barn long comes in parts, each asked for by itself. */
export function useDayCounts({ animalDistributionId, minimumTimeResolution }: AnimalDistributionSetup) {
  const timeResolution = Math.max(millisecondsInHour, minimumTimeResolution);
  const answer = useReading(
    queryAnimalDistribution,
    {
      path: { animalDistributionId },
      body: { time: { duration: millisecondsInDay }, timeResolution },
      keep: true,
    },
    countsOf,
  );
  const { retry } = answer;
  const unfinishedAt = answer.state === 'ready' && answer.value.progress < 1 ? answer.receivedAt : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that is not the whole one
  useEffect(() => {
    if (unfinishedAt !== null) retry();
  }, [unfinishedAt]);
  return answer;
}
