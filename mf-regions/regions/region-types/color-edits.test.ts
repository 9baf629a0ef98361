import type { Edit } from '@barnwatch/shared/answers';
import type { ColorValue } from '@barnwatch/shared/ui/form';
import { type ColorChoices, choicesAfter, colorEdit, isUnsaved } from './color-edits';

const none: ColorChoices = new Map();
const saving: Edit<ColorValue> = { kind: 'saving', value: '#222222' };
const refused: Edit<ColorValue> = {
  kind: 'refused',
  value: '#222222',
  error: { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT api/regions/types' } },
};

test('a choice waits to be saved', () => {
  const choices = choicesAfter(none, 'feeder', '#222222', '#111111');
  const edit = colorEdit(choices.get('feeder'), undefined);
  expect(edit).toEqual({ kind: 'chosen', value: '#222222' });
  expect(isUnsaved(edit)).toBe(true);
});

test('choosing what holds, or taking it back, is no choice', () => {
  const choices = choicesAfter(none, 'feeder', '#222222', '#111111');
  expect(choicesAfter(choices, 'feeder', '#111111', '#111111').size).toBe(0);
  expect(choicesAfter(choices, 'feeder', null, '#111111').size).toBe(0);
});

test('choices of other region types stay', () => {
  const both = choicesAfter(choicesAfter(none, 'lying', '#333333', null), 'feeder', '#222222', null);
  expect([...choicesAfter(both, 'lying', null, null).keys()]).toEqual(['feeder']);
});

test('a refused one still waits to be saved, one that is on its way does not', () => {
  expect(isUnsaved(colorEdit(undefined, refused))).toBe(true);
  expect(isUnsaved(colorEdit(undefined, saving))).toBe(false);
  expect(isUnsaved(undefined)).toBe(false);
});

test.each([saving, refused])('what became of an earlier one ($kind) does not take away a later choice', (edit) => {
  expect(colorEdit('#444444', edit)).toEqual({ kind: 'chosen', value: '#444444' });
});
