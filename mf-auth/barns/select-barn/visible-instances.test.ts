import type { InstanceView } from '@barnwatch/shared/auth-client';
import { firstDialog, noDialog } from './barn-dialog';
import { visibleInstances } from './visible-instances';

const instance = (id: string, change: Partial<InstanceView> = {}) =>
  ({
    globalUniqueIdentifier: id,
    name: `Barn ${id}`,
    realWorldName: '',
    type: 'barn',
    accountId: null,
    accountName: null,
    fromDeployment: true,
    loggedIn: false,
    eulaNeeded: false,
    signedOutReason: null,
    ...change,
  }) as InstanceView;
const many = (count: number) => Array.from({ length: count }, (_, index) => instance(String(index + 1)));

test('few barns are never hidden by a search that has no field', () => {
  expect(visibleInstances(many(8), '3').barns).toHaveLength(8);
});

test('many are found by name, account or id, in their order', () => {
  const barns = [...many(200), instance('x', { realWorldName: 'Hof Müller' }), instance('y', { accountId: 'mueller' })];
  expect(visibleInstances(barns, 'BARN 20')).toMatchObject({
    total: 202,
    barns: [{ name: 'Barn 20' }, { name: 'Barn 200' }],
  });
  expect(visibleInstances(barns, 'muller').barns.map(({ name }) => name)).toEqual(['Barn x']);
  expect(visibleInstances(barns, '').barns).toHaveLength(202);
});

test('the senator is no barn, and shown to whoever is signed in there; one that was added here always', () => {
  const own = instance('66', { type: 'senator' });
  const added = instance('gate', { type: 'senator', fromDeployment: false });
  expect(visibleInstances([instance('1'), own, added], '')).toMatchObject({ total: 1, others: [added] });
  const entered = { ...own, loggedIn: true };
  expect(visibleInstances([instance('1'), entered, added], '')).toMatchObject({ total: 1, others: [entered, added] });
});

describe('the dialog that opens by itself', () => {
  const arrival = { barnId: '1', returnTo: '/dashboard/1/camera' };
  test.each([
    ['one came for its screen', {}, { kind: 'sign-in', instanceId: '1' }],
    ['the session has ended', { signedOutReason: 'refused' } as const, { kind: 'sign-in', instanceId: '1' }],
    ['one has just logged out', { signedOutReason: 'by-user' } as const, noDialog],
    ['one has logged out in another window', { signedOutReason: 'in-another-window' } as const, noDialog],
    ['only the EULA is missing', { loggedIn: true, eulaNeeded: true }, { kind: 'eula', instanceId: '1' }],
    ['nothing is missing', { loggedIn: true }, noDialog],
    ['it is no barn', { type: 'senator' } as const, noDialog],
  ])('%s', (_name, change, dialog) => {
    expect(firstDialog(arrival, [instance('1', change)])).toEqual(dialog);
  });

  test('none for an unknown barn, or when one came by oneself', () => {
    expect(firstDialog(arrival, [])).toEqual(noDialog);
    expect(firstDialog(null, [instance('1')])).toEqual(noDialog);
  });
});
