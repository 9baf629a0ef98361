import * as v from 'valibot';
import { inTime, type KeyValueStore, type PatientStore } from '../../storage';
import type { AuthEnvironment } from '../auth-environment';
import type { Cipher } from '../environment/cipher';
import { sealKeys } from './seal-keys';

const bytes = v.custom<Uint8Array>((value) => ArrayBuffer.isView(value));
const sealedSchema = v.object({ keyId: v.string(), iv: bytes, bytes });

/** How long a window waits for another one that is sealing what lies open. */
const lockWaitMs = 10_000;
const sealedKey = (key: string): string => `sealed/${key}`;
/** No record has this shape: whoever reads it treats it as damaged. */
const unreadable = { unreadable: true } as const;

export interface SealedStoreOptions {
  readonly cipher: Cipher | null;
  readonly lock: AuthEnvironment['lock'];
}

/** What keeps the tokens. */
export type TokenStore = KeyValueStore & Pick<PatientStore, 'landed'>;

/**
 * A store whose values are sealed (decision 0005). What lies open in it was written before there were seals, by an older
 * program in another window, or where there is no cipher: it is the newest then, and is sealed as soon as it is read.
 * The key of a value is not secret.
 */
export function sealedStore(store: TokenStore, { cipher, lock }: SealedStoreOptions): TokenStore {
  return cipher ? sealing(store, cipher, lock) : store;
}

function sealing(store: TokenStore, cipher: Cipher, lock: AuthEnvironment['lock']): TokenStore {
  const keys = sealKeys(store, cipher);

  /** False where it cannot be sealed. */
  async function seal(key: string, value: unknown): Promise<boolean> {
    const current = await keys.current();
    if (!current) return false;
    const { iv, bytes } = await cipher.encrypt(current.key, JSON.stringify(value));
    await store.write(sealedKey(key), { keyId: current.id, iv, bytes });
    return true;
  }

  async function unseal(stored: unknown): Promise<unknown> {
    if (stored === undefined || stored === null) return undefined;
    const sealed = v.safeParse(sealedSchema, stored);
    if (!sealed.success) return unreadable;
    const sealingKey = await keys.read(sealed.output.keyId);
    // A disk that refuses is no damage: what is sealed stays for the next time.
    if (sealingKey === undefined) return undefined;
    try {
      return JSON.parse(await cipher.decrypt(sealingKey, asBuffers(sealed.output)));
    } catch {
      return unreadable;
    }
  }

  const isOpen = (value: unknown): boolean => value !== undefined && value !== null;

  /** One window alone: another one may have sealed it meanwhile, and have gone on from there. */
  async function sealOpen(key: string): Promise<unknown> {
    return lock('barnwatch-seal', lockWaitMs, async () => {
      const open = await store.read(key);
      if (!isOpen(open)) return unseal(await store.read(sealedKey(key)));
      if (await seal(key, open)) await store.remove(key);
      return open;
    });
  }

  return {
    async read(key) {
      // Both at once: one after the other they take late storage twice as long.
      const [open, sealed] = await Promise.all([store.read(key), store.read(sealedKey(key))]);
      return isOpen(open) ? sealOpen(key) : unseal(sealed);
    },
    async write(key, value) {
      const open = await inTime(store.read(key), store.patienceMs());
      // Of what is late nobody knows whether it lies open: what does would be taken for the newest.
      const liesOpen = open.kind === 'late' || isOpen(open.value);
      if (!(await seal(key, value))) return store.write(key, value);
      // Not what an older program has written in between: that is newer.
      if (liesOpen) await store.remove(key);
    },
    async remove(key) {
      await Promise.all([store.remove(key), store.remove(sealedKey(key))]);
    },
    async keys(prefix = '') {
      const [open, sealed] = await Promise.all([store.keys(prefix), store.keys(sealedKey(prefix))]);
      return [...new Set([...open, ...sealed.map((key) => key.slice(sealedKey('').length))])];
    },
    async removeAll(prefix = '') {
      await Promise.all([store.removeAll(prefix), store.removeAll(sealedKey(prefix))]);
    },
    patienceMs: store.patienceMs,
    async landed(key) {
      await Promise.all([store.landed(key), store.landed(sealedKey(key))]);
    },
  };
}

function asBuffers({ iv, bytes }: { readonly iv: Uint8Array; readonly bytes: Uint8Array }) {
  return { iv: new Uint8Array(iv), bytes: new Uint8Array(bytes) };
}
