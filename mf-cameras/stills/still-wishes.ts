import type { Nearness, StillWish } from './still-queue';

const RANK: Readonly<Record<Nearness, number>> = { visible: 0, near: 1, hidden: 2 };

/** What several tiles of one camera want together: the most urgent place, the largest picture, the shortest wait. */
export function combineWishes(wishes: readonly StillWish[]): StillWish | null {
  const shown = wishes.filter((wish) => wish.nearness !== 'hidden');
  const [first, ...others] = shown.length > 0 ? shown : wishes;
  if (!first) return null;
  return others.reduce<StillWish>(
    (all, wish) => ({
      nearness: RANK[wish.nearness] < RANK[all.nearness] ? wish.nearness : all.nearness,
      ySize: Math.max(all.ySize, wish.ySize),
      intervalMs: Math.min(all.intervalMs, wish.intervalMs),
    }),
    first,
  );
}
