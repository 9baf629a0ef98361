import type { KeyValueStore } from '../storage';

/** A store of a device that forgets: as good as a disk for one test. */
export function memoryStore(): KeyValueStore {
  const entries = new Map<string, unknown>();
  const keys = (prefix = ''): string[] => [...entries.keys()].filter((key) => key.startsWith(prefix));
  return {
    read: async (key) => structuredClone(entries.get(key)),
    write: async (key, value) => void entries.set(key, structuredClone(value)),
    remove: async (key) => void entries.delete(key),
    keys: async (prefix) => keys(prefix),
    removeAll: async (prefix) => keys(prefix).forEach((key) => void entries.delete(key)),
    patienceMs: () => 3_000,
  };
}
