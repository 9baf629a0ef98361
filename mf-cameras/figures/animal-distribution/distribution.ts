import type { AnimalDistributionRequest } from '@barnwatch/shared/wire';
import type { AnimalDistribution, AnimalDistributionSetup } from '@barnwatch/shared/wire/calls';
import { millisecondsInMinute } from 'date-fns/constants';

/** A distribution that the barn can work out (contract, `AnimalDistributionSetup`). */
export type DistributionSetup = AnimalDistributionSetup;

/**
 * How animals spread over places, over time (contract, `AnimalDistribution`). The index of a sample is 1 where they spread
 * as evenly as the areas of the places, 0 where all are in one place, and null where nothing was seen.
 */
export type Distribution = AnimalDistribution;

export type DistributionSample = Distribution['samples'][number];

/** This many samples at most: for each the barn looks at a whole house. */
const mostSamples = 168;
const roundLengths = [5, 10, 15, 30, 60, 120, 240, 360, 720, 1_440].map((minutes) => minutes * millisecondsInMinute);

/** The question for a span that ends now. @param durationMs its length */
export function distributionRequest(
  durationMs: number,
  { minimumTimeResolution }: Pick<DistributionSetup, 'minimumTimeResolution'>,
): AnimalDistributionRequest {
  const wanted = durationMs / mostSamples;
  const round = roundLengths.find((length) => length >= wanted && length >= minimumTimeResolution);
  const timeResolution = round ?? Math.ceil(Math.max(wanted, minimumTimeResolution));
  return { time: { duration: durationMs }, timeResolution };
}
