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
    patienceMs: () => 3_000,
  };
}

/** What the first frame finds of it. */
function firstFrame() {
  const kept = new Map<string, string>();
  const memory = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { kept, memory };
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the kept language', () => {
  test('is none at first, then the one that was chosen', async () => {
    const { kept, memory: copies } = firstFrame();
    const memory = storedLanguage(store(), copies);
    await expect(memory.read()).resolves.toBeNull();
    await memory.write('de');
    await expect(memory.read()).resolves.toBe('de');
    expect([...kept]).toEqual([['barnwatch.language', 'de']]);
  });

  test('that an earlier version has kept is told to the first frame as well', async () => {
    const settings = store();
    await storedLanguage(settings, blocked).write('de');
    const { kept, memory } = firstFrame();
    await storedLanguage(settings, memory).read();
    expect(kept.get('barnwatch.language')).toBe('de');
  });

  test('is the one chosen last where the page was reloaded before the store had it', async () => {
    const { memory: copies } = firstFrame();
    const settings = store();
    await storedLanguage(settings, copies).write('de');
    const left = { ...settings, write: () => new Promise<void>(() => {}) };
    void storedLanguage(left, copies).write('en');
    const full = { ...settings, write: () => Promise.reject(new Error('full')) };
    await expect(storedLanguage(full, copies).read()).resolves.toBe('en');
    await expect(storedLanguage(settings, copies).read()).resolves.toBe('en');
    // The store follows by itself: nobody waits for it.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await expect(storedLanguage(settings, blocked).read()).resolves.toBe('en');
  });

  test('that nobody here speaks counts as none', async () => {
    const { kept, memory } = firstFrame();
    kept.set('barnwatch.language', 'klingon');
    await expect(storedLanguage(store(), memory).read()).resolves.toBeNull();
  });

  test('is kept where the browser blocks the other memory', async () => {
    const memory = storedLanguage(store(), blocked);
    await memory.write('de');
    await expect(memory.read()).resolves.toBe('de');
  });

  test('counts as none when the record is damaged', async () => {
    const settings = store();
    await settings.write('language', { version: 1, value: 'klingon' });
    await expect(storedLanguage(settings, blocked).read()).resolves.toBeNull();
  });
});
