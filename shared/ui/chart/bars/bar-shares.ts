/** How long a bar is and where its mark lies, as shares of the full length (0 to 1); no mark without a reference. */
export interface BarShare {
  readonly length: number;
  readonly mark: number | null;
}

interface Measured {
  readonly value: number | null;
  readonly reference?: number | null;
}

/** @param full the value of a bar of full length; the greatest value or reference by default */
export function barShares(bars: readonly Measured[], full?: number): readonly BarShare[] {
  const greatest = Math.max(0, ...bars.flatMap(({ value, reference }) => [value ?? 0, reference ?? 0]));
  const whole = full ?? greatest;
  const share = (value: number): number => (whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0);
  return bars.map(({ value, reference = null }) => ({
    length: share(value ?? 0),
    mark: reference === null ? null : share(reference),
  }));
}
