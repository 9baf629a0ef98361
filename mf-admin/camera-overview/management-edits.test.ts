import type { RequestError } from '@barnwatch/shared/auth-client';
import { isManaged, managementEditsAfter, noEdits } from './management-edits';

const error: RequestError = { code: 'offline', context: { instanceId: 'north-barn', call: 'PUT api/cameras' } };
const unmanaged = { managed: false };

test.each([
  ['unchanged', undefined, false],
  ['being saved', { kind: 'saving', managed: true } as const, true],
  ['saved after the list', { kind: 'saved', managed: true, at: 2000 } as const, true],
  ['saved before the list', { kind: 'saved', managed: true, at: 500 } as const, false],
  ['refused', { kind: 'refused', managed: true, error } as const, false],
])('%s', (_name, edit, managed) => {
  expect(isManaged(unmanaged, edit, 1000)).toBe(managed);
});

test('an edit takes the place of the one before and can be dismissed; others stay', () => {
  const saving = { kind: 'saving', managed: true } as const;
  const refused = { kind: 'refused', managed: true, error } as const;
  const one = managementEditsAfter(noEdits, { kind: 'changed', cameraId: 'a', edit: saving });
  const two = managementEditsAfter(one, { kind: 'changed', cameraId: 'b', edit: saving });
  const three = managementEditsAfter(two, { kind: 'changed', cameraId: 'a', edit: refused });
  expect([...three]).toEqual([
    ['a', refused],
    ['b', saving],
  ]);
  expect([...managementEditsAfter(three, { kind: 'dismissed', cameraId: 'a' }).keys()]).toEqual(['b']);
});
