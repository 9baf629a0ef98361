import type { AnimalDistributionRequest } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const setup = v.object({
  animalDistributionId: identifier,
  name: v.string(),
  regionType: v.string(),
  cameraIds: v.array(identifier),
  labels: v.array(v.string()),
  /** ms */
  minimumTimeResolution: v.pipe(v.number(), v.minValue(1)),
});

/** A distribution that the barn can work out (contract, `AnimalDistributionSetup`). */
export type DistributionSetup = v.InferOutput<typeof setup>;

const sample = v.object({
  /** Start of its span, ms since 1970 UTC. */
  time: v.pipe(v.number(), v.finite()),
  /** 1: as even as the areas of the places; 0: all in one place; null: nothing was seen. */
  index: v.nullable(share),
  /** Share of the animals by region specification. */
  shares: v.record(v.string(), share),
});

export type DistributionSample = v.InferOutput<typeof sample>;

const distribution = v.object({
  timeResolution: v.pipe(v.number(), v.minValue(1)),
  /** Less than 1 while the barn still works it out: the oldest samples are not among them yet. */
  progress: v.optional(share, 1),
  samples: v.array(sample),
});

/** How animals spread over places, over time (contract, `AnimalDistribution`). */
export type Distribution = v.InferOutput<typeof distribution>;

/** Reads `data` of `GET api/animalDistribution/setup`. @throws {v.ValiError} for any other shape */
export function parseSetups(data: unknown): readonly DistributionSetup[] {
  return v.parse(v.object({ setup: v.array(setup) }), data).setup;
}

/** Reads `data` of `POST api/animalDistribution/{id}`. @throws {v.ValiError} for any other shape */
export function parseDistribution(data: unknown): Distribution {
  return v.parse(v.object({ animalDistribution: distribution }), data).animalDistribution;
}

/** So many samples at most: each costs the barn a look at a whole house. */
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
