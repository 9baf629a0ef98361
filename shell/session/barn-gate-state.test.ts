import type { InstanceView } from '@barnwatch/shared/auth-client';
import { barnGateState } from './barn-gate-state';

const barn = {
  globalUniqueIdentifier: 'north-barn',
  type: 'barn',
  loggedIn: true,
  eulaNeeded: false,
  permissionsKnown: true,
  availablePermissions: ['cameras.view'],
} as unknown as InstanceView;
const view = { any: ['cameras.view'] };
const manage = { all: ['cameras.view', 'cameras.manage'] };

test.each([
  ['unknown barn', null, 'north-barn', view, 'sign-in-needed'],
  ['the senator is no barn', { ...barn, type: 'senator' as const }, 'north-barn', view, 'sign-in-needed'],
  ['not signed in', { ...barn, loggedIn: false }, 'north-barn', view, 'sign-in-needed'],
  ['an EULA to accept: the frame asks over the screen', { ...barn, eulaNeeded: true }, 'north-barn', view, 'open'],
  [
    'an EULA to accept before the permissions were ever told',
    { ...barn, eulaNeeded: true, permissionsKnown: false },
    'north-barn',
    view,
    'permissions-unknown',
  ],
  ['an EULA of a barn that is not selected yet', { ...barn, eulaNeeded: true }, null, view, 'selecting'],
  ['another barn selected', barn, 'south-barn', view, 'selecting'],
  ['no barn selected', barn, null, view, 'selecting'],
  [
    'permissions not told yet',
    { ...barn, permissionsKnown: false, availablePermissions: [] },
    'north-barn',
    view,
    'permissions-unknown',
  ],
  ['told: none', { ...barn, availablePermissions: [] }, 'north-barn', undefined, 'no-permissions'],
  ['another right is needed', barn, 'north-barn', manage, 'not-permitted'],
  ['the right is there', barn, 'north-barn', view, 'open'],
  ['no right is needed', barn, 'north-barn', undefined, 'open'],
])('%s', (_name, instance, selected, check, phase) => {
  expect(barnGateState(instance, selected, check, instance?.availablePermissions ?? []).phase).toBe(phase);
});

test('a simulation narrows what is shown, it does not claim that nothing is permitted', () => {
  expect(barnGateState(barn, 'north-barn', view, []).phase).toBe('not-permitted');
});

test.each([
  ['a barn that is not told yet', null, 'device-late'],
  ['a session that is not told yet', { ...barn, loggedIn: false, signedOutReason: null }, 'device-late'],
  [
    'somebody has signed out meanwhile',
    { ...barn, loggedIn: false, signedOutReason: 'by-user' as const },
    'sign-in-needed',
  ],
  ['the session has come', barn, 'open'],
])('while the device is late nobody is called signed out (F46): %s', (_name, instance, phase) => {
  expect(barnGateState(instance, 'north-barn', view, ['cameras.view'], true).phase).toBe(phase);
});
