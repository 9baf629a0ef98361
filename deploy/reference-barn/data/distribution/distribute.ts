import type { AnimalDistribution, TimeSpan } from '@barnwatch/shared/wire';
import { memoryMs } from '../../cameras/observed-herd';
import { areaOf } from '../../regions/polygon';
import { fullMinutesIn, minuteMs } from '../time-window';
import type { Distribution } from './distribution-setups';
import { evenness } from './evenness';
import type { PlaceCounting } from './place-counts';

/** To find the places of so many animals takes a second or two: no more are looked for in one answer. */
const mostAnimals = 150_000;

type Sample = AnimalDistribution['samples'][number];

/** The spread over a span, sample by sample. Where there is too much to look at, not every minute is looked at. */
export async function distribute(
  { setup, parts }: Distribution,
  span: TimeSpan,
  timeResolution: number,
  counting: PlaceCounting,
  nowMs: number,
  signal: AbortSignal,
): Promise<AnimalDistribution> {
  const animals = parts.reduce((total, { herd }) => total + herd.camera.animalCount, 0);
  const times = lookTimes(span, timeResolution, animals, nowMs);
  const looks = [];
  for (const part of parts) looks.push(await counting.at(part, times, nowMs, signal));

  const areas = new Map<string, number>();
  for (const { regions } of parts) {
    for (const { regionSpecification, points } of regions) {
      areas.set(regionSpecification, (areas.get(regionSpecification) ?? 0) + areaOf(points));
    }
  }

  const firstStart = Math.floor(span.start / timeResolution) * timeResolution;
  const samples: Sample[] = [];
  let next = 0;
  for (let time = firstStart; time < span.end; time += timeResolution) {
    const totals = new Map<string, number>();
    for (; (times[next] ?? Number.POSITIVE_INFINITY) < time + timeResolution; next += 1) {
      for (const look of looks) {
        for (const [place, animals] of Object.entries(look.get(times[next] ?? 0) ?? {})) {
          totals.set(place, (totals.get(place) ?? 0) + animals);
        }
      }
    }
    samples.push(sampleOf(time, totals, areas));
  }
  const { animalDistributionId } = setup;
  return { animalDistributionId, time: span, timeResolution, samples };
}

/** Full minutes, as many of each sample as there is time for, at places that the next question shares. */
function lookTimes(span: TimeSpan, timeResolution: number, animals: number, nowMs: number): readonly number[] {
  const { first, count } = fullMinutesIn({ start: Math.max(span.start, nowMs - memoryMs), end: span.end });
  const minutesInSample = Math.max(1, Math.floor(timeResolution / minuteMs));
  const affordable = Math.max(1, Math.floor(mostAnimals / Math.max(1, animals)));
  const step = Math.min(minutesInSample, Math.max(1, Math.ceil(count / affordable))) * minuteMs;
  const begin = Math.ceil(first / step) * step;
  const end = first + count * minuteMs;
  return Array.from({ length: Math.max(0, Math.ceil((end - begin) / step)) }, (_, index) => begin + index * step);
}

function sampleOf(time: number, totals: ReadonlyMap<string, number>, areas: ReadonlyMap<string, number>): Sample {
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
    index: rounded(index),
    shares: Object.fromEntries(places.map((place, at) => [place, rounded(shares[at] ?? 0)])),
  };
}

function totalOf(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
