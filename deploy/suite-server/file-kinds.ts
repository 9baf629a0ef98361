import path from 'node:path';

/** A file whose name says its content never changes: the builds put 12 digits of a digest into it. */
const digestInName = /\.[0-9a-f]{12}\.\w+(\.map)?$/;

/** Two files of this name have the same content. */
export function isNamedByDigest(file: string): boolean {
  return digestInName.test(file);
}

/** How long a file may be kept without asking again. Everything else is asked for each time, by its ETag. */
export function cacheControl(file: string): string {
  return isNamedByDigest(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** A text that may be edited where it lies (`suite.json`), so that no encoded form of it is kept beside it. */
export function isEditable(file: string): boolean {
  return path.extname(file) === '.json' && !isNamedByDigest(file);
}

/** It may answer for every page of the suite. */
export function isServiceWorker(file: string): boolean {
  return path.basename(file) === 'service-worker.js';
}
