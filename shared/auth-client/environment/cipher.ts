/** A text that only who holds the key can read. */
export interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Encrypts under keys that can be kept and used, but whose bytes no script can ask for. */
export interface Cipher {
  /** Rejects where such a key cannot be kept. */
  createKey(): Promise<{ readonly id: string; readonly key: unknown }>;
  isKey(value: unknown): boolean;
  encrypt(key: unknown, text: string): Promise<Encrypted>;
  /** Rejects where the text was encrypted under another key, or altered. */
  decrypt(key: unknown, encrypted: Encrypted): Promise<string>;
}
