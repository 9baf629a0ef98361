import path from 'node:path';
import type { ObjectHeaders } from '../object-store/object-store';
import { cacheControl } from '../suite-server/file-kinds';

/** What the builds write. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const encodings: Readonly<Record<string, string>> = { '.br': 'br', '.gz': 'gzip' };

/** A version never changes: what lies below it may be kept for ever, whatever it is called. */
const ofVersion = /^remotes\/[^/]+\/[^/]+\//;

/**
 * What a store tells browsers with a file of a suite: the same as the suite server does. A file that was encoded at the
 * build has the type of what is in it.
 */
export function objectHeaders(file: string): ObjectHeaders {
  const contentEncoding = encodings[path.extname(file)];
  const plain = contentEncoding === undefined ? file : file.slice(0, -path.extname(file).length);
  return {
    contentType: contentTypes[path.extname(plain)] ?? 'application/octet-stream',
    cacheControl: ofVersion.test(file) ? 'public, max-age=31536000, immutable' : cacheControl(plain),
    ...(contentEncoding === undefined ? {} : { contentEncoding }),
  };
}
