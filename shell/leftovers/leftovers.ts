import { leftoverKinds, type PageTally, type Tally } from './page-tally';

/** How long after a screen was left its clean-up may take, ms: animations end, requests are given up. */
const cleanUpMs = 2_000;

/** What each part leaves behind when its screens are left. */
export interface Leftovers {
  /** A screen of a part is on the page; the answer is called when it is left. */
  visit(part: string, screen: string): () => void;
  /** What a part's screens have left behind more than after their first visits: what is made once for all stays rightly. */
  of(part: string): Tally;
}

const nothing: Tally = { intervals: 0, listeners: 0, nodes: 0 };

function combined(one: Tally, other: Tally, combine: (one: number, other: number) => number): Tally {
  return Object.fromEntries(leftoverKinds.map((kind) => [kind, combine(one[kind], other[kind])])) as Tally;
}

interface Visited {
  readonly part: string;
  readonly first: Tally;
  readonly last: Tally;
}

export function createLeftovers(
  page: PageTally,
  after: (run: () => void, milliseconds: number) => unknown = setTimeout,
): Leftovers {
  const visited = new Map<string, Visited>();
  let onPage: string | null = null;

  function take(part: string, owner: string): void {
    // Visited again meanwhile: what it has now is in use.
    if (onPage === owner) return;
    const last = page.of(owner);
    visited.set(owner, { part, first: visited.get(owner)?.first ?? last, last });
  }

  return {
    visit(part, screen) {
      const owner = `${part} ${screen}`;
      onPage = owner;
      page.begin(owner);
      return () => {
        if (onPage === owner) {
          onPage = null;
          page.begin(null);
        }
        after(() => take(part, owner), cleanUpMs);
      };
    },
    of: (wanted) =>
      [...visited.values()]
        .filter(({ part }) => part === wanted)
        .map(({ first, last }) => combined(last, first, (now, before) => Math.max(0, now - before)))
        .reduce((sum, grown) => combined(sum, grown, (one, other) => one + other), nothing),
  };
}
