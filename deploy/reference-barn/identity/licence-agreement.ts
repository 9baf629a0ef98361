import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { Eula } from '@barnwatch/shared/wire';
import type { InstanceConfiguration } from '../configuration/configuration';

/** The licence agreement (EULA) of an instance; a new version asks everyone again. */
export interface LicenceAgreement {
  readonly eulaId: string;
  readonly version: string;
  readonly mediaType: Eula['mediaType'];
  readonly fileName: string;
  readonly content: Uint8Array;
  /** ms since 1970 UTC: when the file was last changed */
  readonly publishedAt: number;
}

const mediaTypes: Readonly<Record<string, Eula['mediaType']>> = {
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
};

/** @throws when the file cannot be read or is of another kind: an agreement that nobody can read binds nobody */
export function loadLicenceAgreement(eula: InstanceConfiguration['eula']): LicenceAgreement | null {
  if (eula === null) return null;
  const ending = extname(eula.file).toLowerCase();
  const mediaType = mediaTypes[ending];
  if (mediaType === undefined) throw new Error(`The EULA is a .txt, .md or .pdf file, not ${eula.file}`);
  const eulaId = `eula-${eula.version.replaceAll(/[^A-Za-z0-9.-]/g, '-')}`;
  return {
    eulaId,
    version: eula.version,
    mediaType,
    fileName: `${eulaId}${ending}`,
    content: readFileSync(eula.file),
    publishedAt: Math.floor(statSync(eula.file).mtimeMs),
  };
}
