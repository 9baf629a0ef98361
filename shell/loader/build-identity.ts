import type { RegisteredRemote } from '@barnwatch/shared/federation';

/** One build: an entry of the registry that was mended under the same version is another one. */
export function buildIdentity(remote: RegisteredRemote): string {
  const { name, version, entry, needs } = remote;
  // A program under development changes where it lies, and in the running page.
  if (process.env.NODE_ENV === 'development') return `${remote.baseUrl} ${needs.contract}`;
  return `${name}@${version} ${entry.integrity} ${needs.contract}`;
}
