import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { recordOf, type TimeTable } from '../data/time-table';

const hourMs = 3_600_000;

/** Hourly counts of lying and standing pigs over a number of days up to a moment, for tests. */
export function hourlyPigs(
  end: number,
  days: number,
  lying: (time: number) => number | null,
  standing: (time: number) => number | null = () => 2,
): TimeTable<CountedLabel> {
  const last = Math.floor(end / hourMs) * hourMs;
  const times = Array.from({ length: days * 24 }, (_, row) => last - (days * 24 - row) * hourMs);
  const columns = recordOf(countedLabels, (label): readonly (number | null)[] => {
    if (label === 'pig_lying') return times.map(lying);
    return times.map(label === 'pig_standing' ? standing : () => null);
  });
  return { times, columns, resolutionMs: hourMs };
}
