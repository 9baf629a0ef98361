import { writeBase64 } from '../public-keys/base64';

/** A file of keys is small: what is larger is none, and is not read. */
const mostBytes = 1_000_000;

/** DER begins with a sequence and is no text: it is read as its base64. */
const derBegin = 0x30;

/** The text of a file with a key; null for one that is none, or cannot be read. */
export async function readKeyFile(file: File): Promise<string | null> {
  if (file.size > mostBytes) return null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const isDer = bytes[0] === derBegin && bytes.some((byte) => byte > 0x7f || byte < 0x09);
    return isDer ? writeBase64(bytes) : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
