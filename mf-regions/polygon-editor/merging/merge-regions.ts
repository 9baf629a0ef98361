import { centroidOf } from '../../geometry/polygon/polygon';
import { type DrawnRegion, isSameRegion, type PlainRegion } from '../drawing/drawing';
import { keyOf } from '../drawing/edit-state';

/** One region that was changed here and by somebody else, each in another way. Null: it was taken away. */
export interface RegionConflict {
  readonly key: string;
  readonly mine: DrawnRegion | null;
  readonly theirs: DrawnRegion | null;
}

/** Which of the two holds; `both` where both are regions. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

export interface RegionMerge {
  /** What the barn has now, by the keys of the drawing. */
  readonly base: readonly DrawnRegion[];
  /** What needs no choice, in the order of the drawing; then what is new. */
  readonly agreed: readonly DrawnRegion[];
  readonly conflicts: readonly RegionConflict[];
  /** How many regions came, changed or went by the other one, without a choice. */
  readonly takenOver: number;
  /** How many keys are in use now. */
  readonly keys: number;
}

/**
 * Three versions of the regions of one mapping, region by region: what only one has changed is as that one wants it, and
 * what both have changed differently has to be chosen. Nothing of either is lost unseen.
 *
 * @param base what both began with
 * @param theirs what the barn has now
 * @param keys how many keys are in use
 */
export function mergeRegions(
  base: readonly DrawnRegion[],
  mine: readonly DrawnRegion[],
  theirs: readonly PlainRegion[],
  keys: number,
): RegionMerge {
  const told = recognised(base, theirs, keys);
  const before = new Map(base.map((region) => [region.key, region]));
  const here = new Map(mine.map((region) => [region.key, region]));
  const there = new Map(told.regions.map((region) => [region.key, region]));
  const agreed: DrawnRegion[] = [];
  const conflicts: RegionConflict[] = [];
  let takenOver = 0;
  for (const key of new Set([...here.keys(), ...before.keys(), ...there.keys()])) {
    const [was, my, their] = [before.get(key) ?? null, here.get(key) ?? null, there.get(key) ?? null];
    // Both have drawn the same: once is enough.
    if (was === null && their !== null && mine.some((one) => !before.has(one.key) && isSameRegion(one, their)))
      continue;
    const verdict = verdictOf(was, my, their);
    if (verdict === 'conflict') conflicts.push({ key, mine: my, theirs: their });
    else if (verdict === 'mine') agreed.push(...(my ? [my] : []));
    else {
      takenOver += 1;
      agreed.push(...(their ? [their] : []));
    }
  }
  return { base: told.regions, agreed, conflicts, takenOver, keys: told.keys };
}

/** The regions that come of a merge, once every conflict has its choice. */
export function resolvedRegions(
  { agreed, conflicts, keys }: RegionMerge,
  choiceOf: (key: string) => ConflictChoice,
): { readonly regions: readonly DrawnRegion[]; readonly keys: number } {
  const regions = [...agreed];
  let given = keys;
  for (const { key, mine, theirs } of conflicts) {
    const choice = choiceOf(key);
    if (mine && choice !== 'theirs') regions.push(mine);
    if (theirs && choice !== 'mine') {
      const isBeside = choice === 'both' && mine !== null;
      regions.push(isBeside ? { ...theirs, key: keyOf(given) } : theirs);
      if (isBeside) given += 1;
    }
  }
  return { regions, keys: given };
}

function verdictOf(
  was: DrawnRegion | null,
  mine: DrawnRegion | null,
  theirs: DrawnRegion | null,
): 'mine' | 'theirs' | 'conflict' {
  if (isSame(theirs, was) || isSame(mine, theirs)) return 'mine';
  return isSame(mine, was) ? 'theirs' : 'conflict';
}

function isSame(one: DrawnRegion | null, other: DrawnRegion | null): boolean {
  return one === null || other === null ? one === other : isSameRegion(one, other);
}

/**
 * Regions as the barn tells them have no ids. What is the same as before is the same region; of the rest, what is of the
 * same specification and lies nearest to where it was. If that is wrong once, one sees two changes in place of one.
 */
function recognised(
  base: readonly DrawnRegion[],
  theirs: readonly PlainRegion[],
  keys: number,
): { readonly regions: readonly DrawnRegion[]; readonly keys: number } {
  const found = new Map<PlainRegion, string>();
  const open = [...base];
  const claim = (region: PlainRegion, one: DrawnRegion | undefined): void => {
    if (!one) return;
    found.set(region, one.key);
    open.splice(open.indexOf(one), 1);
  };
  for (const region of theirs)
    claim(
      region,
      open.find((one) => isSameRegion(one, region)),
    );
  const pairs = theirs
    .filter((region) => !found.has(region))
    .flatMap((region) =>
      open
        .filter(({ regionSpecification }) => regionSpecification === region.regionSpecification)
        .map((one) => ({ region, one, distance: apart(region, one) })),
    )
    .sort((first, second) => first.distance - second.distance);
  for (const { region, one } of pairs) if (!found.has(region) && open.includes(one)) claim(region, one);
  let given = keys;
  const regions = theirs.map((region) => {
    const known = found.get(region);
    if (known === undefined) given += 1;
    return { ...region, key: known ?? keyOf(given - 1) };
  });
  return { regions, keys: given };
}

function apart(one: Pick<PlainRegion, 'points'>, other: Pick<PlainRegion, 'points'>): number {
  const [a, b] = [centroidOf(one.points), centroidOf(other.points)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}
