import { createHash } from 'node:crypto';
import type { BuiltRemote } from '../built-remote';
import type { Asset, PartFiles } from '../suite-registry';

/** A file as the registry names it: with the digest and the size of its bytes. */
export function describedFile(file: string, content: Buffer): Asset {
  return {
    file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    bytes: content.byteLength,
  };
}

/** A file named by its bytes: `texts/en` becomes `texts/en.0123456789ab.json`. */
export function describedJson(name: string, content: Buffer): Asset {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return describedFile(`${name}.${digest}.json`, content);
}

/** The file of one language's texts. */
export function describedTexts(language: 'en' | 'de', content: Buffer): Asset {
  return describedJson(`texts/${language}`, content);
}

/** Which files each part of a remote needs, by its module. */
export function partFilesOf({
  routes,
  widgets = [],
  finder,
  along,
}: Pick<BuiltRemote, 'routes' | 'widgets' | 'finder' | 'along'>): PartFiles {
  const parts = [...routes, ...widgets, ...(finder ? [finder] : []), ...(along ? [along] : [])];
  return Object.fromEntries(parts.map(({ module, files }) => [module, files]));
}
