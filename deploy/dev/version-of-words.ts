import { createHash } from 'node:crypto';
import type { BuiltRemote } from '@barnwatch/shared/federation';

/**
 * Words belong to a version: other words than before are those of another version, which an open page takes over as such.
 * The program stays where it is, whatever its version is called.
 */
export function asVersionOfItsWords(built: BuiltRemote): BuiltRemote {
  const { version, texts } = built;
  const digest = createHash('sha256').update(texts.en.integrity).update(texts.de.integrity).digest('hex').slice(0, 8);
  return { ...built, version: `${version}${version.includes('-') ? '.' : '-'}words.${digest}` };
}
