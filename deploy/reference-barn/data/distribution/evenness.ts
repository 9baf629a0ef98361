/**
 * How evenly animals spread over places: 1 where each place holds the share that its area is of all areas, 0 where all
 * are in one place. Both lists belong together by index and each sums up to 1.
 */
export function evenness(shares: readonly number[], areas: readonly number[]): number {
  const misplaced = shares.reduce((sum, share, index) => sum + Math.max(0, share - (areas[index] ?? 0)), 0);
  // What would be misplaced if the animals of each place had all others with them.
  const most = shares.reduce((sum, share, index) => sum + share * (1 - (areas[index] ?? 0)), 0);
  return most === 0 ? 1 : Math.min(1, Math.max(0, 1 - misplaced / most));
}
