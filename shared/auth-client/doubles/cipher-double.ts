import type { Cipher } from '../environment/cipher';

let serial = 0;

/** Seals nothing, but what it seals can be read by nobody who only looks. Takes no time that a test would wait for. */
export const cipherDouble: Cipher = {
  async createKey() {
    serial += 1;
    return { id: `key-${serial}`, key: { secret: serial } };
  },
  isKey: (value) => typeof value === 'object' && value !== null && 'secret' in value,
  async encrypt(key, text) {
    const { secret } = key as { secret: number };
    const bytes = new TextEncoder().encode(text).map((byte) => byte ^ 0x5a);
    return { iv: new Uint8Array([secret]), bytes: new Uint8Array(bytes) };
  },
  async decrypt(key, { iv, bytes }) {
    if (iv[0] !== (key as { secret: number }).secret) throw new DOMException('another key', 'OperationError');
    return new TextDecoder().decode(bytes.map((byte) => byte ^ 0x5a));
  },
};
