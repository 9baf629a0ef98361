import type { Nearness, StillNeed } from './still-queue';

const rank: Readonly<Record<Nearness, number>> = { visible: 0, near: 1, hidden: 2 };

/** What several tiles of one camera want together: the most urgent place, the largest picture, the shortest wait. */
export function combineNeeds(needs: readonly StillNeed[]): StillNeed | null {
  const shown = needs.filter((need) => need.nearness !== 'hidden');
  const [first, ...others] = shown.length > 0 ? shown : needs;
  if (!first) return null;
  return others.reduce<StillNeed>(
    (all, need) => ({
      nearness: rank[need.nearness] < rank[all.nearness] ? need.nearness : all.nearness,
      ySize: Math.max(all.ySize, need.ySize),
      intervalMs: Math.min(all.intervalMs, need.intervalMs),
    }),
    first,
  );
}
