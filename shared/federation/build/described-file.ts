import { createHash } from 'node:crypto';
import type { Asset } from '../suite-registry';

/** A file as the registry names it: with the digest and the size of its bytes. */
export function describedFile(file: string, content: Buffer): Asset {
  return {
    file,
    integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    bytes: content.byteLength,
  };
}

/** The file of one language's texts, named by its bytes. */
export function describedTexts(language: 'en' | 'de', content: Buffer): Asset {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return describedFile(`texts/${language}.${digest}.json`, content);
}
