import type { AnimalDistribution, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { ObservedHerd } from '../../cameras/observed-herd';
import { areaOf } from '../../regions/polygon';
import { knownFromMs } from '../known-from';
import { fullMinutesIn } from '../time-window';
import type { Distribution, DistributionPart } from './distribution-setups';
import { evenness } from './evenness';
import type { PlaceCounting, PlaceCounts } from './place-counts';

/** Finding the places of this many animals takes some seconds: of more, not every minute is looked at. */
const mostAnimals = 150_000;
/** A call may last ten seconds, also on a slow machine: an answer is given by then, and the next goes on from there. */
const longestWorkMs = 2_500;
/** Looks between two glances at the clock. */
const looksAtOnce = 4;

type Sample = AnimalDistribution['samples'][number];

/**
 * The spread over a span, sample by sample. Where there is too much to look at, not every minute is looked at. What
 * takes long is answered bit by bit, the newest samples first; what was counted is kept for the next answer.
 *
 * @param workMs after so long no further bit is begun
 */
export async function distribute(
  { setup, parts }: Distribution,
  span: TimeSpan,
  timeResolution: number,
  counting: PlaceCounting,
  nowMs: number,
  signal: AbortSignal,
  workMs = longestWorkMs,
): Promise<AnimalDistribution> {
  const animals = parts.reduce((total, { herd }) => total + animalsIn(herd), 0);
  const knownFrom = Math.min(nowMs, ...parts.map(({ herd }) => knownFromMs(herd, nowMs)));
  const times = lookTimes({ start: Math.max(span.start, knownFrom), end: span.end }, timeResolution, animals);
  const looks = parts.map(lookAt);
  const apart = parts.length === 1 && parts[0] ? eachRegion(parts[0]) : null;
  const all = apart ? [...looks, ...apart.looks] : looks;
  const endMs = performance.now() + workMs;
  let begin = times.length;
  do {
    const before = Math.max(0, begin - looksAtOnce);
    for (const { part, counts } of all) {
      const counted = await counting.at(part, times.slice(before, begin), nowMs, signal);
      for (const [time, animals] of counted) counts.set(time, animals);
    }
    begin = before;
  } while (begin > 0 && performance.now() < endMs);

  const areas = new Map<string, number>();
  for (const { regions } of parts) {
    for (const { regionSpecification, points } of regions) {
      areas.set(regionSpecification, (areas.get(regionSpecification) ?? 0) + areaOf(points));
    }
  }

  const firstStart = Math.floor(span.start / timeResolution) * timeResolution;
  const doneFrom = begin === 0 ? firstStart : (times[begin] ?? span.end);
  const samples: Sample[] = [];
  let next = 0;
  for (let time = firstStart; time < span.end; time += timeResolution) {
    const first = next;
    while ((times[next] ?? Number.POSITIVE_INFINITY) < time + timeResolution) next += 1;
    // One of which only the end is known would not be true.
    if (time < doneFrom) continue;
    const looked = times.slice(first, next);
    const sample = sampleOf(time, totalsOf(looks, looked), looked.length, areas);
    samples.push(apart && sample.index !== null ? { ...sample, inRegions: apart.animals(looked) } : sample);
  }
  const { animalDistributionId } = setup;
  const regionMapping = apart?.regionMapping;
  const progress = times.length === 0 ? 1 : (times.length - begin) / times.length;
  return {
    animalDistributionId,
    time: span,
    timeResolution,
    progress: rounded(progress),
    samples,
    ...(regionMapping && { regionMapping }),
  };
}

interface Look {
  readonly part: DistributionPart;
  readonly counts: Map<number, PlaceCounts>;
}

function lookAt(part: DistributionPart): Look {
  return { part, counts: new Map() };
}

/** The animals of all these looks by place. */
function totalsOf(looks: readonly Look[], times: readonly number[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { counts } of looks) {
    for (const time of times) {
      for (const [place, animals] of Object.entries(counts.get(time) ?? {})) {
        totals.set(place, (totals.get(place) ?? 0) + animals);
      }
    }
  }
  return totals;
}

/** Each region of one camera by itself. An animal counts in each region that it is in. */
function eachRegion({ regionMapping, ...part }: DistributionPart) {
  // Under names of their own: several regions may be of one place.
  const regions = part.regions.map((region, index) => ({ ...region, regionSpecification: String(index) }));
  const looks = [lookAt({ ...part, regionMapping, regions })];
  return {
    looks,
    regionMapping,
    animals: (times: readonly number[]): number[] => {
      const totals = totalsOf(looks, times);
      return regions.map((_, index) => mean(totals.get(String(index)) ?? 0, times.length));
    },
  };
}

/** Full minutes, as many of each sample as there is time for, at places that the next question shares. */
function lookTimes(span: TimeSpan, timeResolution: number, animals: number): readonly number[] {
  const { first, count } = fullMinutesIn(span);
  const minutesInSample = Math.max(1, Math.floor(timeResolution / millisecondsInMinute));
  const affordable = Math.max(1, Math.floor(mostAnimals / Math.max(1, animals)));
  const step = Math.min(minutesInSample, Math.max(1, Math.ceil(count / affordable))) * millisecondsInMinute;
  const begin = Math.ceil(first / step) * step;
  const end = first + count * millisecondsInMinute;
  return Array.from({ length: Math.max(0, Math.ceil((end - begin) / step)) }, (_, index) => begin + index * step);
}

function animalsIn(herd: ObservedHerd): number {
  return herd.kind === 'detected' ? herd.mostAnimals : herd.camera.animalCount;
}

/** @param looked how often there was a look in the sample's span */
function sampleOf(
  time: number,
  totals: ReadonlyMap<string, number>,
  looked: number,
  areas: ReadonlyMap<string, number>,
): Sample {
  const all = totalOf(totals.values());
  if (all === 0) return { time, index: null, shares: {} };
  const places = [...areas.keys()];
  const area = totalOf(areas.values());
  const shares = places.map((place) => (totals.get(place) ?? 0) / all);
  const index = evenness(
    shares,
    places.map((place) => (areas.get(place) ?? 0) / area),
  );
  return {
    time,
    animals: mean(all, looked),
    index: rounded(index),
    shares: Object.fromEntries(places.map((place, at) => [place, rounded(shares[at] ?? 0)])),
  };
}

function totalOf(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** On average of the looks, in tenths. */
function mean(animals: number, looks: number): number {
  return Math.round((animals / looks) * 10) / 10;
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
