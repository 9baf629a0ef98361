import type { RequestError } from '@barnwatch/shared/auth-client';
import { type ColorEvent, colorEditsAfter, holdingColor, isUnsaved, noEdits } from './color-edits';

const error: RequestError = { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT api/regions/types' } };
const feeder = { color: '#111111' } as const;
const receivedAt = 1000;

type Step = ColorEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'regionTypeId'> : never) : never;
const after = (...steps: readonly Step[]) => {
  const events = steps.map((step) => ({ ...step, regionTypeId: 'feeder' }) as ColorEvent);
  return events.reduce(colorEditsAfter, noEdits).get('feeder');
};
const chosen = { kind: 'chosen', color: '#222222', holds: '#111111' } as const;
const saving = { kind: 'saving', color: '#222222' } as const;

test('a choice waits to be saved; the old colour holds', () => {
  const edit = after(chosen);
  expect(isUnsaved(edit)).toBe(true);
  expect(holdingColor(feeder, edit, receivedAt)).toBe('#111111');
});

test('choosing what holds, or undoing, is no edit', () => {
  expect(after(chosen, { kind: 'chosen', color: '#111111', holds: '#111111' })).toBeUndefined();
  expect(after(chosen, { kind: 'undone' })).toBeUndefined();
});

test('a colour that is being saved holds at once', () => {
  const edit = after(chosen, saving);
  expect(isUnsaved(edit)).toBe(false);
  expect(holdingColor(feeder, edit, receivedAt)).toBe('#222222');
});

test('a refused one is rolled back and the choice is kept', () => {
  const edit = after(chosen, saving, { kind: 'refused', color: '#222222', error });
  expect(edit).toEqual({ kind: 'refused', color: '#222222', error });
  expect(isUnsaved(edit)).toBe(true);
  expect(holdingColor(feeder, edit, receivedAt)).toBe('#111111');
});

test('a saved one holds until a newer list tells', () => {
  const edit = after(chosen, saving, { kind: 'saved', color: '#222222', at: 2000 });
  expect(isUnsaved(edit)).toBe(false);
  expect(holdingColor(feeder, edit, receivedAt)).toBe('#222222');
  expect(holdingColor({ color: '#333333' }, edit, 2001)).toBe('#333333');
});

test.each([
  { kind: 'saved', color: '#222222', at: 2000 },
  { kind: 'refused', color: '#222222', error },
] as const)('an answer ($kind) does not take away what was chosen meanwhile', (answer) => {
  const later = { kind: 'chosen', color: '#444444', holds: '#222222' } as const;
  expect(after(chosen, saving, later, answer)).toEqual({ kind: 'chosen', color: '#444444' });
});

test('edits of other region types stay', () => {
  const one = colorEditsAfter(noEdits, { ...chosen, regionTypeId: 'lying' });
  const both = colorEditsAfter(one, { ...chosen, regionTypeId: 'feeder' });
  expect([...colorEditsAfter(both, { kind: 'undone', regionTypeId: 'lying' }).keys()]).toEqual(['feeder']);
});
