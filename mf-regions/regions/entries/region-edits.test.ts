import type { Edit } from '@barnwatch/shared/answers';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { choicesAfter, isUnsaved, type RegionChoices, regionEdit, wasChangedMeanwhile } from './region-edits';
import type { RegionValue } from './region-value';

const none: RegionChoices = new Map();
const of = (color: ColorValue | null, regionType: string | null = null): RegionValue => ({ color, regionType });
const saving: Edit<RegionValue> = { kind: 'saving', value: of('#222222') };
const refused: Edit<RegionValue> = {
  kind: 'refused',
  value: of('#222222'),
  error: { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT api/regions/types' } },
};

test('a choice waits to be saved', () => {
  const choices = choicesAfter(none, 'feeder', of('#222222'), of('#111111'));
  const edit = regionEdit(choices.get('feeder'), undefined, of('#111111'));
  expect(edit).toEqual({ kind: 'chosen', value: of('#222222'), from: of('#111111') });
  expect(isUnsaved(edit)).toBe(true);
});

test('choosing what holds, or taking it back, is no choice', () => {
  const choices = choicesAfter(none, 'feeder', of('#222222'), of('#111111'));
  expect(choicesAfter(choices, 'feeder', of('#111111'), of('#111111')).size).toBe(0);
  expect(choicesAfter(choices, 'feeder', null, of('#111111')).size).toBe(0);
  const moved = choicesAfter(none, 'trough', of('#111111', 'drinker'), of('#111111', 'feeder'));
  expect(moved.size).toBe(1);
  expect(choicesAfter(moved, 'trough', of('#111111', 'feeder'), of('#111111', 'feeder')).size).toBe(0);
});

test('choices of other records stay', () => {
  const both = choicesAfter(choicesAfter(none, 'lying', of('#333333'), of(null)), 'feeder', of('#222222'), of(null));
  expect([...choicesAfter(both, 'lying', null, of(null)).keys()]).toEqual(['feeder']);
});

test('a refused one still waits to be saved, one that is on its way does not', () => {
  expect(isUnsaved(regionEdit(undefined, refused, of('#111111')))).toBe(true);
  expect(isUnsaved(regionEdit(undefined, saving, of('#222222')))).toBe(false);
  expect(isUnsaved(undefined)).toBe(false);
});

test.each([saving, refused])('what became of an earlier one ($kind) does not take away a later choice', (edit) => {
  const choice = { value: of('#444444'), from: of(null) };
  expect(regionEdit(choice, edit, of(null))).toEqual({ kind: 'chosen', ...choice });
});

test('a change by somebody else is told while a choice waits, however often one goes on choosing (F47)', () => {
  const first = choicesAfter(none, 'feeder', of('#222222'), of('#111111'));
  expect(wasChangedMeanwhile(regionEdit(first.get('feeder'), undefined, of('#111111')), of('#111111'))).toBe(false);
  const second = choicesAfter(first, 'feeder', of('#333333'), of('#999999'));
  expect(wasChangedMeanwhile(regionEdit(second.get('feeder'), undefined, of('#999999')), of('#999999'))).toBe(true);
  expect(wasChangedMeanwhile(undefined, of('#999999'))).toBe(false);
});

test('a saving that nobody answered and that arrived is no failure, and no change by somebody else', () => {
  const arrived = of('#222222');
  expect(regionEdit(undefined, refused, arrived)).toBeUndefined();
  const choice = { value: of('#444444'), from: of('#111111') };
  expect(wasChangedMeanwhile(regionEdit(choice, refused, arrived), arrived)).toBe(false);
  expect(wasChangedMeanwhile(regionEdit(choice, refused, of('#999999')), of('#999999'))).toBe(true);
});

test('what was chosen while a saving was under way that then failed, nobody else has changed', () => {
  const choice = { value: of('#444444'), from: of('#222222') };
  expect(wasChangedMeanwhile(regionEdit(choice, refused, of('#111111')), of('#111111'))).toBe(false);
  const overruled: Edit<RegionValue> = {
    kind: 'refused',
    value: of('#222222'),
    error: { code: 'conflict', context: { instanceId: 'a', call: 'PUT a', reason: 'region-type-changed' } },
  };
  expect(wasChangedMeanwhile(regionEdit(choice, overruled, of('#999999')), of('#999999'))).toBe(true);
});
