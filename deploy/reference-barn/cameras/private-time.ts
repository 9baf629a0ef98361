import type { TimeSpan } from '@barnwatch/shared/wire';

/** Whether a moment lies in one of some spans. */
export function isWithin(spans: readonly TimeSpan[], timeMs: number): boolean {
  return spans.some(({ start, end }) => timeMs >= start && timeMs < end);
}

/** How long spans that are apart from each other last together, ms. */
export function lengthOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}
