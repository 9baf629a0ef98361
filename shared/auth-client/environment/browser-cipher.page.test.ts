import { webcrypto } from 'node:crypto';
import { browserCipher } from './browser-cipher';

/** Just enough of a database for the trial: jsdom has none. */
function databaseThat(keeps: boolean): IDBFactory {
  const request = (): Record<string, unknown> => ({});
  const factory = {
    open() {
      const opening = request();
      const database = {
        createObjectStore: () => undefined,
        close: () => undefined,
        transaction() {
          if (!keeps) throw new DOMException('no', 'DataCloneError');
          const writing: Record<string, unknown> = { objectStore: () => ({ put: () => undefined }) };
          setTimeout(() => (writing.oncomplete as () => void)(), 0);
          return writing;
        },
      };
      opening.result = database;
      setTimeout(() => (opening.onsuccess as () => void)(), 0);
      return opening;
    },
    deleteDatabase: () => request(),
  };
  return factory as unknown as IDBFactory;
}

const before = { crypto: globalThis.crypto, indexedDB: globalThis.indexedDB, CryptoKey: globalThis.CryptoKey };

function browserWith(change: Partial<typeof before>): void {
  for (const [name, value] of Object.entries({ ...before, ...change })) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

afterEach(() => browserWith(before));

async function realCryptography() {
  const key = await webcrypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  return { crypto: webcrypto as unknown as Crypto, CryptoKey: key.constructor as unknown as typeof CryptoKey };
}

test('a text comes back under its key only, is another one each time, and the key gives nothing away', async () => {
  browserWith({ ...(await realCryptography()), indexedDB: databaseThat(true) });
  const cipher = browserCipher();
  if (!cipher) throw new Error('there is a cipher');
  const [one, other] = await Promise.all([cipher.createKey(), cipher.createKey()]);
  expect(cipher.isKey(one.key)).toBe(true);
  expect(cipher.isKey({})).toBe(false);
  const sealed = await cipher.encrypt(one.key, 'grün');
  expect(await cipher.decrypt(one.key, sealed)).toBe('grün');
  expect((await cipher.encrypt(one.key, 'grün')).bytes).not.toEqual(sealed.bytes);
  await expect(cipher.decrypt(other.key, sealed)).rejects.toThrow();
  await expect(webcrypto.subtle.exportKey('raw', one.key as webcrypto.CryptoKey)).rejects.toThrow();
});

test('a browser that cannot keep a key is told apart before anything is sealed with it', async () => {
  browserWith({ ...(await realCryptography()), indexedDB: databaseThat(false) });
  await expect(browserCipher()?.createKey()).rejects.toThrow('no');
});

test('plain http has no cipher', () => {
  browserWith({ crypto: {} as Crypto, indexedDB: databaseThat(true) });
  expect(browserCipher()).toBeNull();
});
