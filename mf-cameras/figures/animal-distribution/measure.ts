import type { DistributionSample } from './distribution';

/** What is drawn over time. */
export interface Measure {
  readonly label: string;
  readonly valueOf: (sample: DistributionSample) => number | null;
  /** The scale reaches at least so far. */
  readonly atLeast: number;
}

/** The one place of a distribution that has no other, where the barn tells how many animals it saw; null otherwise. */
export function onlyPlace(samples: readonly DistributionSample[]): string | null {
  const seen = samples.filter(({ index }) => index !== null);
  const places = new Set(seen.flatMap(({ shares }) => Object.keys(shares)));
  const [place, ...others] = places;
  return others.length === 0 && seen.every(({ animals }) => animals !== undefined) ? (place ?? null) : null;
}

/** With one place there is nothing to compare: its animals are counted. */
export const animalsIn = ({ index, animals }: DistributionSample): number | null =>
  index === null ? null : (animals ?? null);
