import { millisecondsInHour } from 'date-fns/constants';
import { type CountedLabel, countedLabels } from '../../../figures/data/counted-labels';
import { recordOf, type TimeTable } from '../../../figures/data/time-table';

/** Hourly counts of lying and standing pigs over a number of days up to a moment, for tests. */
export function hourlyPigs(
  end: number,
  days: number,
  lying: (time: number) => number | null,
  standing: (time: number) => number | null = () => 2,
): TimeTable<CountedLabel> {
  const last = Math.floor(end / millisecondsInHour) * millisecondsInHour;
  const times = Array.from({ length: days * 24 }, (_, row) => last - (days * 24 - row) * millisecondsInHour);
  const columns = recordOf(countedLabels, (label): readonly (number | null)[] => {
    if (label === 'pig_lying') return times.map(lying);
    return times.map(label === 'pig_standing' ? standing : () => null);
  });
  return { times, columns, resolutionMs: millisecondsInHour };
}
