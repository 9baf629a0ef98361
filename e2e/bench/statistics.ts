/**
 * The value below which the given share of the values lies (nearest rank).
 * @param share 0 to 1; 0.5 is the median
 * @throws when there is no value: a figure of nothing would look like a good one
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  const found = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];
  if (found === undefined) throw new Error('There is nothing to take a percentile of.');
  return found;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
