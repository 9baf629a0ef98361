import fc from 'fast-check';
import type { PlainRegion } from '../drawing/drawing';
import { drawnRegions } from '../drawing/edit-state';
import { type ConflictChoice, mergeRegions, resolvedRegions } from './merge-regions';

const at = (x: number, y: number): PlainRegion['points'] => [
  { x, y },
  { x: x + 0.1, y },
  { x: x + 0.1, y: y + 0.1 },
];
const one = { regionSpecification: 'trough', points: at(0.1, 0.1) };
const two = { regionSpecification: 'trough', points: at(0.5, 0.1) };
const base = drawnRegions([one, two]);
const texts = (regions: readonly PlainRegion[]) =>
  regions.map(({ regionSpecification, color, points }) => JSON.stringify([regionSpecification, color, points])).sort();
const changedAt = (key: number, change: Partial<PlainRegion>) =>
  base.map((region, index) => (index === key ? { ...region, ...change } : region));

test('what only one of the two has changed is as that one wants it', () => {
  const mine = changedAt(0, { points: at(0.2, 0.2) });
  const merge = mergeRegions(base, mine, [one, { ...two, regionSpecification: 'nest' }], 2);
  expect(merge.conflicts).toEqual([]);
  expect(texts(merge.agreed)).toEqual(
    texts([
      { ...one, points: at(0.2, 0.2) },
      { ...two, regionSpecification: 'nest' },
    ]),
  );
});

test('what both have moved is recognised by where it lies, and has to be chosen', () => {
  const mine = changedAt(0, { points: at(0.2, 0.2) });
  const merge = mergeRegions(base, mine, [two, { ...one, points: at(0.12, 0.1) }], 2);
  expect(merge.takenOver).toBe(0);
  expect(merge.conflicts).toMatchObject([
    { key: 'region-1', mine: { points: at(0.2, 0.2) }, theirs: { points: at(0.12, 0.1) } },
  ]);
  expect(resolvedRegions(merge, () => 'both').regions).toHaveLength(3);
  expect(new Set(resolvedRegions(merge, () => 'both').regions.map(({ key }) => key)).size).toBe(3);
  expect(resolvedRegions(merge, () => 'theirs').regions).toHaveLength(2);
});

test('what one has taken away and the other has changed has to be chosen; taking away alone holds', () => {
  const mine = base.slice(1);
  expect(mergeRegions(base, mine, [one, two], 2)).toMatchObject({ conflicts: [], agreed: [two] });
  const merge = mergeRegions(base, mine, [{ ...one, color: '#112233' }, two], 2);
  expect(merge.conflicts).toMatchObject([{ mine: null, theirs: { color: '#112233' } }]);
  expect(resolvedRegions(merge, () => 'mine').regions).toHaveLength(1);
});

test('what both have drawn anew stands beside each other, and the same only once', () => {
  const fresh = { regionSpecification: 'nest', points: at(0.7, 0.7) };
  const mine = [...base, { ...fresh, key: 'region-3' }];
  expect(mergeRegions(base, mine, [one, two, fresh], 3).agreed).toHaveLength(3);
  expect(mergeRegions(base, mine, [one, two, { ...fresh, points: at(0.6, 0.7) }], 3).agreed).toHaveLength(4);
});

const region = fc.record({
  regionSpecification: fc.constantFrom('trough', 'nest'),
  points: fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 })).map(([x, y]) => at(x / 10, y / 10)),
});
const regions = fc.uniqueArray(region, { maxLength: 5, selector: (value) => JSON.stringify(value) });

test('nothing of either is lost: whoever has changed something finds it agreed or to be chosen', () => {
  const choice = fc.constantFrom<ConflictChoice>('mine', 'theirs', 'both');
  fc.assert(
    fc.property(
      regions,
      regions,
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      regions,
      choice,
      (had, theirs, kept, added, chosen) => {
        const before = drawnRegions(had);
        const mine = [...before.filter((_, index) => kept[index]), ...drawnRegions(added, before.length)];
        const merge = mergeRegions(before, mine, theirs, before.length + added.length);
        const seen = texts([
          ...merge.agreed,
          ...merge.conflicts.flatMap(({ mine: my, theirs: their }) => [my, their].flatMap((one) => one ?? [])),
        ]);
        const old = texts(had);
        for (const text of texts([...mine, ...theirs])) if (!old.includes(text)) expect(seen).toContain(text);
        expect(texts(merge.base)).toEqual(texts(theirs));
        const { regions: result } = resolvedRegions(merge, () => chosen);
        expect(new Set(result.map(({ key }) => key)).size).toBe(result.length);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('merging with what one began with, or with what both have, changes nothing', () => {
  fc.assert(
    fc.property(regions, regions, (had, now) => {
      const before = drawnRegions(had);
      const mine = drawnRegions(now, before.length);
      const keys = before.length + now.length;
      expect(texts(mergeRegions(before, mine, had, keys).agreed)).toEqual(texts(now));
      expect(texts(mergeRegions(before, before, now, keys).agreed)).toEqual(texts(now));
    }),
  );
});
