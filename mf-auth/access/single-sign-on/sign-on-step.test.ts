import type { InstanceView } from '@barnwatch/shared/auth-client';
import { signOnStep } from './sign-on-step';

const view = (special: Partial<InstanceView>) =>
  ({ type: 'barn', loggedIn: false, eulaNeeded: false, ...special }) as InstanceView;
const barn = view({});
const out = view({ type: 'senator' });
const inside = view({ type: 'senator', loggedIn: true });
const quiet = { confirmed: false, signingIn: false, signingInAtSenator: false };
const sure = { ...quiet, confirmed: true };

test.each([
  ['a barn that this device does not know', null, inside, sure, 'unknown-barn'],
  ['the senator is no barn', out, inside, sure, 'unknown-barn'],
  ['no senator', barn, null, sure, 'unknown-barn'],
  ['nobody is signed in', barn, out, quiet, 'senator'],
  ['signed out meanwhile', barn, out, sure, 'senator'],
  ['just signed in, not all is told', barn, inside, { ...sure, signingInAtSenator: true }, 'senator'],
  ['the senator has a licence', barn, view({ ...inside, eulaNeeded: true }), sure, 'senator-eula'],
  ['someone is signed in since before', barn, inside, quiet, 'confirm'],
  ['it is the right one', barn, inside, sure, 'account'],
  ['signed in at the barn, not all is told', view({ loggedIn: true }), inside, { ...sure, signingIn: true }, 'account'],
  ['the barn has a licence', view({ loggedIn: true, eulaNeeded: true }), inside, sure, 'barn-eula'],
  ['signed in at the barn', view({ loggedIn: true }), inside, sure, 'done'],
  ['signed in at the barn, in whichever way', view({ loggedIn: true }), out, quiet, 'done'],
] as const)('%s', (_name, target, senator, visit, step) => {
  expect(signOnStep(target, senator, visit).step).toBe(step);
});
