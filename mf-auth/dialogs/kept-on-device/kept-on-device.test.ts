import type { StorePurpose } from '@barnwatch/shared/storage';
import { keptOnDevice } from './kept-on-device';

function storageWith(keys: Partial<Record<StorePurpose, readonly string[]>>) {
  return {
    open: (purpose: StorePurpose) => ({
      keys: async (prefix = '') => (keys[purpose] ?? []).filter((key) => key.startsWith(prefix)),
    }),
  };
}

test('counts what belongs to the instances, and nothing of another whose id begins the same', async () => {
  const storage = storageWith({
    outbox: ['north/manager/1', 'north-2/manager/1'],
    drafts: ['north/manager/intervention', 'south/manager/intervention'],
    stills: ['north/manager/pen-1', 'north/manager/pen-2', 'a%2Fb/manager/pen'],
  });
  expect(await keptOnDevice(['north'], storage)).toEqual({ unsent: 1, drafts: 1, pictures: 2 });
  expect(await keptOnDevice(['north', 'south'], storage)).toEqual({ unsent: 1, drafts: 2, pictures: 2 });
  expect(await keptOnDevice(['a/b'], storage)).toEqual({ unsent: 0, drafts: 0, pictures: 1 });
  expect(await keptOnDevice([], storage)).toEqual({ unsent: 0, drafts: 0, pictures: 0 });
});
