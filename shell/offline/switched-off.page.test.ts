import { createStore } from 'jotai';
import { offlineStateAtom } from './offline-state';
import { endWorker, isSwitchedOff } from './switched-off';

test('a worker of before goes with all that it kept, and what was shared with the suite stays', async () => {
  const states = createStore();
  const gone: string[] = [];
  const caches = ['barnwatch-files', 'barnwatch-shell-1', 'shared-with-barnwatch', 'of-others'];
  await endWorker(states, {
    workers: {
      getRegistrations: async () => [{ unregister: async () => gone.push('worker') > 0 } as never],
    },
    caches: { keys: async () => caches, delete: async (name) => gone.push(name) > 0 },
  });
  expect(gone).toEqual(['worker', 'barnwatch-files', 'barnwatch-shell-1']);
  expect(states.get(offlineStateAtom)).toEqual({ kind: 'switched-off' });
});

test('only a deployment that says so does without one', () => {
  expect(isSwitchedOff({ registry: {} })).toBe(false);
  expect(isSwitchedOff({ registry: { serviceWorker: 'on' } })).toBe(false);
  expect(isSwitchedOff({ registry: { serviceWorker: 'off' } })).toBe(true);
});
