import { joinBytes } from './der';

/** The bytes of base64, in either alphabet, whitespace within it; null for anything else. */
export function readBase64(text: string): Uint8Array | null {
  const compact = text.replaceAll(/\s/g, '').replaceAll('-', '+').replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return null;
  try {
    return Uint8Array.from(atob(compact.replaceAll('=', '')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

export function writeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function writeBase64Url(bytes: Uint8Array): string {
  return writeBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The fields of an SSH key (RFC 4251): each with four bytes of length before it. Null where they do not fit. */
export function readSshFields(bytes: Uint8Array): readonly Uint8Array[] | null {
  const fields: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 4 > bytes.length) return null;
    const length = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
    if (at + 4 + length > bytes.length) return null;
    fields.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

export function asciiBytes(text: string): Uint8Array {
  return joinBytes([Uint8Array.from(text, (letter) => letter.charCodeAt(0) % 0x80)]);
}

export function asciiText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
