import { type Arrangement, emptyArrangement } from './arrangement';
import { differences, merged, type Side } from './merging';
import { afterStep } from './steps';

const ratios = new Map<string, number>();
const base: Arrangement = {
  ...afterStep(emptyArrangement, { kind: 'add', cameraIds: ['a', 'b', 'c'] }, ratios),
  name: 'Barn',
};
const moved = (of: Arrangement, key: string, dx: number) =>
  afterStep(of, { kind: 'move', keys: new Set([key]), dx, dy: 0 }, ratios);
const at = (of: Arrangement, key: string) => of.places.find((place) => place.key === key)?.x;
const none: ReadonlyMap<string, Side> = new Map();

test('what each did alone holds, and nothing is asked (F47)', () => {
  const mine = moved(base, 'a', 0.01);
  const theirs = { ...moved(base, 'b', 0.02), name: 'House' };
  expect(differences(base, mine, theirs).map(({ isConflict }) => isConflict)).toEqual([false, false, false]);
  const both = merged(base, mine, theirs, none);
  expect([at(both, 'a'), at(both, 'b'), both.name]).toEqual([at(mine, 'a'), at(theirs, 'b'), 'House']);
});

test('of what both did, one chooses (F47)', () => {
  const mine = moved(base, 'a', 0.01);
  const theirs = moved(base, 'a', 0.02);
  expect(differences(base, mine, theirs)).toEqual([
    { of: { kind: 'place', key: 'a', cameraId: 'a' }, mine: 'changed', theirs: 'changed', isConflict: true },
  ]);
  expect(at(merged(base, mine, theirs, none), 'a')).toBe(at(mine, 'a'));
  expect(at(merged(base, mine, theirs, new Map([['place a', 'theirs']])), 'a')).toBe(at(theirs, 'a'));
});

test('one that somebody removed and the other moved is asked about; added ones come along', () => {
  const mine = afterStep(base, { kind: 'remove', keys: new Set(['a']) }, ratios);
  const theirs = afterStep(moved(base, 'a', 0.02), { kind: 'add', cameraIds: ['d'] }, ratios);
  const [one, other] = differences(base, mine, theirs);
  expect([one?.mine, one?.theirs, one?.isConflict]).toEqual(['removed', 'changed', true]);
  expect([other?.mine, other?.theirs, other?.isConflict]).toEqual(['none', 'added', false]);
  expect(merged(base, mine, theirs, none).places.map(({ key }) => key)).toEqual(['b', 'c', 'd']);
  const kept = merged(base, mine, theirs, new Map([['place a', 'theirs']]));
  expect(kept.places.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
});

test('what both did alike is no difference; the order of whoever changed it holds', () => {
  const alike = moved(base, 'a', 0.01);
  expect(differences(base, alike, moved(base, 'a', 0.01))).toEqual([]);
  const theirs = afterStep(base, { kind: 'order', keys: new Set(['a']), to: 'top' }, ratios);
  expect(merged(base, alike, theirs, none).places.map(({ key }) => key)).toEqual(['b', 'c', 'a']);
});

test('floor plans are compared by what they are; of two, one is chosen (issue 16, F47)', () => {
  const planned = (pictureId: string, opacity = 0.6): Arrangement => ({ ...base, floorPlan: { pictureId, opacity } });
  expect(differences(planned('one'), planned('one'), planned('one'))).toEqual([]);
  expect(merged(planned('one'), planned('one'), planned('one', 0.3), none).floorPlan?.opacity).toBe(0.3);
  const [one] = differences(base, planned('one'), planned('two'));
  expect(one).toMatchObject({ of: { kind: 'detail', detail: 'floorPlan' }, isConflict: true });
  const theirs = merged(base, planned('one'), planned('two'), new Map([['detail floorPlan', 'theirs']]));
  expect(theirs.floorPlan?.pictureId).toBe('two');
});
