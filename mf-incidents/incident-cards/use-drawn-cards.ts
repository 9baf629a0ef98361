import { useGrowingCount } from '@barnwatch/shared/ui';

/** More cards than fill a screen, and as many as are drawn between two presses on a slow phone. */
const growth = { first: 12, step: 24 } as const;

/** Of the cards that are shown those that are drawn by now: the first at once, the others little by little behind them. */
export function useDrawnCards<Card>(shown: readonly Card[]): readonly Card[] {
  return shown.slice(0, useGrowingCount(shown.length, growth));
}
