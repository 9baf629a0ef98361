import type { Cipher } from './cipher';

/** AES-GCM as NIST SP 800-38D recommends it: 256 bits, a nonce of 96 bits that is used once. */
const algorithm = 'AES-GCM';
const keyBits = 256;
const nonceBytes = 12;

/** How long the trial of keeping a key may take, ms. */
const trialLimitMs = 2_000;
const trialName = 'barnwatch-key-trial';

function asKey(value: unknown): CryptoKey {
  if (!(value instanceof CryptoKey)) throw new TypeError('this is no key');
  return value;
}

/** Tries in a database of its own whether a key can be kept: some private windows refuse to, and theirs is not needed. */
function tryToKeep(key: CryptoKey): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('time is up', 'TimeoutError')), trialLimitMs);
    const opening = indexedDB.open(trialName);
    opening.onupgradeneeded = () => opening.result.createObjectStore('keys');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        database.close();
        indexedDB.deleteDatabase(trialName);
        settle();
      };
      try {
        const writing = database.transaction('keys', 'readwrite');
        writing.objectStore('keys').put(key, 'key');
        writing.oncomplete = () => end(resolve);
        writing.onabort = () => end(() => reject(writing.error));
      } catch (cause) {
        end(() => reject(cause));
      }
    };
  });
}

/** The browser's own cipher; null over plain http, which is no secure context and has none. */
export function browserCipher(): Cipher | null {
  // Taken now, before the code of any remote could put another one in its place.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle || typeof indexedDB === 'undefined') return null;
  return {
    async createKey() {
      const key = await subtle.generateKey({ name: algorithm, length: keyBits }, false, ['encrypt', 'decrypt']);
      await tryToKeep(key);
      return { id: crypto.randomUUID(), key };
    },
    isKey: (value) => value instanceof CryptoKey,
    async encrypt(key, text) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const bytes = await subtle.encrypt({ name: algorithm, iv }, asKey(key), new TextEncoder().encode(text));
      return { iv, bytes: new Uint8Array(bytes) };
    },
    async decrypt(key, { iv, bytes }) {
      return new TextDecoder().decode(await subtle.decrypt({ name: algorithm, iv }, asKey(key), bytes));
    },
  };
}
