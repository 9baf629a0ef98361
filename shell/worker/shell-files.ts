import type { PrecacheEntry } from 'workbox-precaching';
import { cachePrefix } from './kept-suite';

export const page = '/index.html';

/** A number for a build of the shell: other files, another number. */
function numberOf(text: string): string {
  let number = 0x811c9dc5;
  for (const character of text) number = Math.imul(number ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return number.toString(36);
}

/** Each build of the shell has a cache of its own: the one before stays for the windows that still run it. */
export function shellCacheName(files: readonly PrecacheEntry[]): string {
  return `${cachePrefix}-shell-${numberOf(JSON.stringify(files))}`;
}

/** The scripts that a page names, and that are not among the files: it belongs to another build then. */
export function foreignScripts(pageText: string, files: readonly PrecacheEntry[]): readonly string[] {
  const own = new Set(files.map(({ url }) => url));
  const named = [...pageText.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, address = '']) => address);
  return named.filter((address) => !own.has(address));
}
