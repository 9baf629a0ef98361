import type { CountedLabel } from '../../figures/data/counted-labels';
import type { TimeTable } from '../../figures/data/time-table';

/** Who does so is up: broilers are not told apart, so that all of them count. */
const upright = ['pig_standing', 'pig_sitting', 'Broiler'] as const satisfies readonly CountedLabel[];

/** How many animals were up at each moment, as shares of the most; 0 where nobody looked. */
export function activityOf(table: TimeTable<CountedLabel>, moments: readonly number[]): readonly number[] {
  let row = 0;
  const counts = moments.map((moment) => {
    while ((table.times[row + 1] ?? Number.POSITIVE_INFINITY) <= moment) row += 1;
    const time = table.times[row];
    if (time === undefined || time > moment || moment >= time + table.resolutionMs) return 0;
    return upright.reduce((sum, label) => sum + (table.columns[label][row] ?? 0), 0);
  });
  const most = Math.max(0, ...counts);
  return counts.map((count) => (most === 0 ? 0 : count / most));
}
