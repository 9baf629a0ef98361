/**
 * Places from which one comes back to where one was, together with all others on such ways.
 * @param ways each from one place to another
 */
export function circles(ways: readonly (readonly [from: string, to: string])[]): readonly ReadonlySet<string>[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of ways) {
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...next.keys()].map((place) => [place, reachedFrom(place, next)]));
  const found: ReadonlySet<string>[] = [];
  for (const [place, others] of reached) {
    if (!others.has(place) || found.some((circle) => circle.has(place))) continue;
    found.push(new Set([place, ...[...others].filter((other) => reached.get(other)?.has(place) === true)]));
  }
  return found;
}

function reachedFrom(place: string, next: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [place];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const to of next.get(from) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  }
  return reached;
}
