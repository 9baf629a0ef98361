/** The order with one thing at another place; the others keep theirs among themselves. */
export function moved<Item>(order: readonly Item[], item: Item, to: number): readonly Item[] {
  const rest = order.filter((one) => one !== item);
  if (rest.length === order.length) return order;
  const place = Math.min(Math.max(0, to), rest.length);
  return [...rest.slice(0, place), item, ...rest.slice(place)];
}

/** What is in a kept order first, in that order; then whatever is new, as it came. */
export function inKeptOrder<Item>(
  items: readonly Item[],
  keptIds: readonly string[],
  idOf: (item: Item) => string,
): readonly Item[] {
  if (keptIds.length === 0) return items;
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const kept = new Set(keptIds);
  const known = [...kept].flatMap((id) => byId.get(id) ?? []);
  return [...known, ...items.filter((item) => !kept.has(idOf(item)))];
}

/** Where an arrow key leads from a place in a grid of so many columns; null for any other key. */
export function placeByKey(key: string, place: number, columns: number, count: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    ArrowUp: place - columns,
    ArrowDown: place + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return null;
  return to < 0 || to >= count ? place : to;
}
