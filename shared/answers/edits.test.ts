import type { RequestError } from '../auth-client/requests/outcome';
import { type EditEvent, type Edits, editsAfter, heldValue } from './edits';

const error: RequestError = { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT api/regions/types' } };
const none: Edits<string> = new Map();
const after = (...events: readonly EditEvent<string>[]) => events.reduce(editsAfter<string>, none);
const saving = { kind: 'edited', id: 'feeder', edit: { kind: 'saving', value: 'new' } } as const;

test('a value that is being saved holds at once', () => {
  expect(heldValue('old', after(saving).get('feeder'), 1000)).toBe('new');
});

test('a saved one holds until a newer answer tells', () => {
  const edit = after(saving, { ...saving, edit: { kind: 'saved', value: 'new', at: 2000 } }).get('feeder');
  expect(heldValue('old', edit, 2000)).toBe('new');
  expect(heldValue('newer', edit, 2001)).toBe('newer');
});

test('a refused one is rolled back, and what was wanted is kept', () => {
  const edit = after(saving, { ...saving, edit: { kind: 'refused', value: 'new', error } }).get('feeder');
  expect(heldValue('old', edit, 1000)).toBe('old');
  expect(edit).toEqual({ kind: 'refused', value: 'new', error });
});

test('nothing was edited', () => {
  expect(heldValue('old', undefined, 1000)).toBe('old');
});

test('a dismissed one is gone; edits of other records stay', () => {
  const edits = after(saving, { ...saving, id: 'lying' }, { kind: 'dismissed', id: 'feeder' });
  expect([...edits.keys()]).toEqual(['lying']);
});
