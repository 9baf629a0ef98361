import { exampleBarn } from '../../testing';
import { openedInstances } from './opened-instances';

const open = exampleBarn();

test.each([
  ['reached again', { online: false }, {}, ['north-barn']],
  ['signed in to', { loggedIn: false, accountId: null }, {}, ['north-barn']],
  ['one whose licence was accepted', { eulaNeeded: true }, {}, ['north-barn']],
  ['as open as before', {}, { latencyMs: 9 }, []],
  ['lost', {}, { online: false }, []],
  ['reached, but not signed in to', { online: false, loggedIn: false }, { loggedIn: false }, []],
])('an instance that is %s', (_what, before, now, opened) => {
  expect(openedInstances([exampleBarn(before)], [exampleBarn(now)])).toEqual(opened);
});

test('one that was not known before has nothing that failed', () => {
  expect(openedInstances([], [open])).toEqual([]);
});
