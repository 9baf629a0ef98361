import type { ChartSpan } from './chart-series';

/** Less than this cannot be read off one by one any more, ms. */
const leastSpan = 600_000;

/** The span that + or − leads to: half or twice as long, around the cursor; null for other keys and where it ends. */
export function spanAfterKey(key: string, { start, end }: ChartSpan, cursor: number | null): ChartSpan | null {
  const factor = key === '+' ? 0.5 : key === '-' ? 2 : 1;
  const length = (end - start) * factor;
  if (factor === 1 || length < leastSpan) return null;
  const middle = cursor ?? (start + end) / 2;
  const share = (middle - start) / (end - start);
  const from = Math.round(middle - share * length);
  return { start: from, end: Math.round(from + length) };
}
