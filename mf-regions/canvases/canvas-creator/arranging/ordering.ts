import type { Placed } from './arrangement';

export const orders = ['top', 'up', 'down', 'bottom'] as const;
export type Order = (typeof orders)[number];

/** Brings pictures before or behind others; among themselves they keep their order. */
export function ordered(places: readonly Placed[], keys: ReadonlySet<string>, to: Order): readonly Placed[] {
  const chosen = places.filter(({ key }) => keys.has(key));
  const others = places.filter(({ key }) => !keys.has(key));
  switch (to) {
    case 'top':
      return [...others, ...chosen];
    case 'bottom':
      return [...chosen, ...others];
    case 'up':
      return stepped(places.toReversed(), keys).toReversed();
    case 'down':
      return stepped(places, keys);
  }
}

/** Each of the chosen one place towards the beginning, unless another one of them stands there. */
function stepped(places: readonly Placed[], keys: ReadonlySet<string>): readonly Placed[] {
  const next = [...places];
  for (let index = 1; index < next.length; index++) {
    const [before, here] = [next[index - 1], next[index]];
    if (!before || !here || !keys.has(here.key) || keys.has(before.key)) continue;
    next[index - 1] = here;
    next[index] = before;
  }
  return next;
}
