import type { KeyValueStore } from '../storage';
import { storedLanguage } from './language-memory';

function store(): KeyValueStore {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => void values.set(key, value),
    remove: async (key) => void values.delete(key),
    keys: async () => [...values.keys()],
    removeAll: async () => values.clear(),
  };
}

describe('the kept language', () => {
  it('is none at first, then the one that was chosen', async () => {
    const memory = storedLanguage(store());
    await expect(memory.read()).resolves.toBeNull();
    await memory.write('de');
    await expect(memory.read()).resolves.toBe('de');
  });

  it('counts as none when the record is damaged', async () => {
    const settings = store();
    await settings.write('language', { version: 1, value: 'klingon' });
    await expect(storedLanguage(settings).read()).resolves.toBeNull();
  });
});
