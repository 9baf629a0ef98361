import type { RegisteredRemote } from '@barnwatch/shared/federation';

/** One build: an entry of the registry that was mended under the same version is another one. */
export function buildIdentity({ name, version, entry, needs }: RegisteredRemote): string {
  return `${name}@${version} ${entry.integrity} ${needs.contract}`;
}
