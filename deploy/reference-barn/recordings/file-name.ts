import { createHash } from 'node:crypto';

/** A file name that tells everything that the file is made from, in a fixed length. */
export function nameOf(origin: readonly (string | number)[], extension: string): string {
  return `${createHash('sha256').update(JSON.stringify(origin)).digest('base64url')}.${extension}`;
}
