/** Bytes of a stream in a message: as text where all of it can be printed (ASCII), else as numbers, never as control characters. */
export function printable(bytes: Uint8Array): string {
  const isText = bytes.length > 0 && bytes.every((byte) => byte > 0x20 && byte < 0x7f);
  return isText ? String.fromCharCode(...bytes) : inHex(bytes);
}

export function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
}
