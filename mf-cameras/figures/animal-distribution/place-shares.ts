import { nearestRow } from '@barnwatch/shared/ui/chart';
import type { DistributionSample } from './distribution';

/** One place and its share of the animals, 0 to 1. */
export interface PlaceShare {
  readonly place: string;
  /** At the moment; null where nothing was seen then. */
  readonly now: number | null;
  /** On the whole of the span. */
  readonly mean: number;
}

/** The sample of a moment: the nearest one; without a moment the newest in which something was seen. */
export function sampleAt(samples: readonly DistributionSample[], moment: number | null): DistributionSample | null {
  if (moment === null) return samples.findLast(({ index }) => index !== null) ?? null;
  return (
    samples[
      nearestRow(
        samples.map(({ time }) => time),
        moment,
      )
    ] ?? null
  );
}

/** Every place that any sample names, the fullest over the whole span first; equally full ones by name. */
export function placeShares(
  samples: readonly DistributionSample[],
  at: DistributionSample | null,
): readonly PlaceShare[] {
  const seen = samples.filter(({ index }) => index !== null);
  const places = [...new Set(seen.flatMap(({ shares }) => Object.keys(shares)))];
  return places
    .map((place): PlaceShare => {
      const sum = seen.reduce((total, { shares }) => total + (shares[place] ?? 0), 0);
      return { place, now: at?.index == null ? null : (at.shares[place] ?? 0), mean: sum / seen.length };
    })
    .sort((one, other) => other.mean - one.mean || (one.place < other.place ? -1 : 1));
}

/** How many animals were at each place, on average of a span; null where the barn tells shares only. */
export function placeAnimals(samples: readonly DistributionSample[]): ReadonlyMap<string, number> | null {
  const seen = samples.filter(({ index }) => index !== null);
  if (seen.length === 0 || seen.some(({ animals }) => animals === undefined)) return null;
  const totals = new Map<string, number>();
  for (const { shares, animals = 0 } of seen) {
    for (const [place, share] of Object.entries(shares)) {
      totals.set(place, (totals.get(place) ?? 0) + (share * animals) / seen.length);
    }
  }
  return totals;
}
