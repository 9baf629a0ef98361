import { inTime, type KeyValueStore } from '../../storage';
import type { Cipher } from '../environment/cipher';

const prefix = 'seal-key/';

interface SealKey {
  readonly id: string;
  readonly key: unknown;
}

/** The keys that values are sealed with. Each has a name of its own and is never replaced, whatever windows do at once. */
export interface SealKeys {
  /** What is to be sealed with; null where no key can be kept. */
  current(): Promise<SealKey | null>;
  /** Undefined where it is gone, or the disk refuses. */
  read(id: string): Promise<unknown>;
}

export function sealKeys(store: KeyValueStore, cipher: Cipher): SealKeys {
  const known = new Map<string, unknown>();
  let current: Promise<SealKey | null> | null = null;

  async function read(id: string): Promise<unknown> {
    const stored = known.get(id) ?? (await store.read(prefix + id));
    if (!cipher.isKey(stored)) return undefined;
    known.set(id, stored);
    return stored;
  }

  async function find(): Promise<SealKey | null> {
    for (const name of [...(await store.keys(prefix))].sort()) {
      const id = name.slice(prefix.length);
      const key = await read(id);
      if (key !== undefined) return { id, key };
    }
    return null;
  }

  /** Storage that is late keeps nobody from signing in: one key more does no harm. */
  async function findOrCreate(): Promise<SealKey | null> {
    const found = await inTime(find(), store.patienceMs());
    if (found.kind === 'told' && found.value) return found.value;
    try {
      const created = await cipher.createKey();
      await store.write(prefix + created.id, created.key);
      known.set(created.id, created.key);
      return created;
    } catch {
      return null;
    }
  }

  return {
    read,
    current() {
      current ??= findOrCreate();
      return current;
    },
  };
}
