import { type Arrangement, isSamePlace, type Placed } from './arrangement';

/** Whose version of one thing holds. */
export type Side = 'mine' | 'theirs';

/** What somebody did to a picture or a member since both began from the same. */
export type Deed = 'none' | 'added' | 'changed' | 'removed';

/** One thing that somebody has changed since. */
export interface Difference {
  /** Of a picture its key, of a member of the canvas its name. */
  readonly of: Subject;
  readonly mine: Deed;
  readonly theirs: Deed;
  /** Both did something, and not the same. */
  readonly isConflict: boolean;
}

export type Detail = 'name' | 'isPublished' | 'isEditable' | 'heightRatio' | 'floorPlan';

export type Subject =
  | { readonly kind: 'place'; readonly key: string; readonly cameraId: string }
  | { readonly kind: 'detail'; readonly detail: Detail };

export const details = [
  'name',
  'isPublished',
  'isEditable',
  'heightRatio',
  'floorPlan',
] as const satisfies readonly Detail[];

export function subjectName(subject: Subject): string {
  return subject.kind === 'place' ? `place ${subject.key}` : `detail ${subject.detail}`;
}

/** Everything in which mine, theirs and what both began from differ. What both did alike is no difference. */
export function differences(base: Arrangement, mine: Arrangement, theirs: Arrangement): readonly Difference[] {
  const found: Difference[] = [];
  for (const detail of details) {
    const of: Subject = { kind: 'detail', detail };
    const own: Deed = isSameDetail(mine, base, detail) ? 'none' : 'changed';
    const other: Deed = isSameDetail(theirs, base, detail) ? 'none' : 'changed';
    if (own === 'none' && other === 'none') continue;
    if (isSameDetail(mine, theirs, detail)) continue;
    found.push({ of, mine: own, theirs: other, isConflict: own !== 'none' && other !== 'none' });
  }
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  for (const key of new Set([...was.keys(), ...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was.get(key), own.get(key), other.get(key)];
    const cameraId = (here ?? there ?? before)?.cameraId ?? key;
    const [mineDid, theirsDid] = [deed(before, here), deed(before, there)];
    if (mineDid === 'none' && theirsDid === 'none') continue;
    if (here && there ? isSamePlace(here, there) : !here && !there) continue;
    const isConflict = mineDid !== 'none' && theirsDid !== 'none';
    found.push({ of: { kind: 'place', key, cameraId }, mine: mineDid, theirs: theirsDid, isConflict });
  }
  return found;
}

/** Whose version holds where nobody has chosen: of whoever did something; where both did, one’s own. */
export function usualSide({ mine }: Difference): Side {
  return mine === 'none' ? 'theirs' : 'mine';
}

/** Both brought together, each difference as it was chosen. */
export function merged(
  base: Arrangement,
  mine: Arrangement,
  theirs: Arrangement,
  choices: ReadonlyMap<string, Side>,
): Arrangement {
  const side = new Map(
    differences(base, mine, theirs).map((one) => {
      const name = subjectName(one.of);
      return [name, choices.get(name) ?? usualSide(one)];
    }),
  );
  const detail = <Name extends (typeof details)[number]>(name: Name): Arrangement[Name] =>
    side.get(`detail ${name}`) === 'theirs' ? theirs[name] : mine[name];
  const [own, other] = [byKey(mine), byKey(theirs)];
  // Who brought pictures forward keeps the order; that of the others holds where nobody else did.
  const [lead, follow] = isSameOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const order = [...new Set([...lead.places, ...follow.places].map(({ key }) => key))];
  return {
    name: detail('name'),
    isPublished: detail('isPublished'),
    isEditable: detail('isEditable'),
    heightRatio: detail('heightRatio'),
    floorPlan: detail('floorPlan'),
    places: order.flatMap((key) => (side.get(`place ${key}`) === 'theirs' ? other : own).get(key) ?? []),
  };
}

/** A plan is the same where picture and opacity are. */
function isSameDetail(one: Arrangement, other: Arrangement, detail: Detail): boolean {
  return JSON.stringify(one[detail]) === JSON.stringify(other[detail]);
}

function deed(before: Placed | undefined, after: Placed | undefined): Deed {
  if (!before) return after ? 'added' : 'none';
  if (!after) return 'removed';
  return isSamePlace(before, after) ? 'none' : 'changed';
}

function byKey({ places }: Arrangement): ReadonlyMap<string, Placed> {
  return new Map(places.map((place) => [place.key, place]));
}

/** Whether pictures that are in both lie in the same order. */
function isSameOrder(one: Arrangement, other: Arrangement): boolean {
  const [inOne, inOther] = [byKey(one), byKey(other)];
  const of = ({ places }: Arrangement, others: ReadonlyMap<string, Placed>) =>
    places.flatMap(({ key }) => (others.has(key) ? [key] : [])).join('\n');
  return of(one, inOther) === of(other, inOne);
}
