import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mappedBytes } from './mapped-bytes';
import { packageOfSource } from './package-of-source';
import { tableLines } from './table-lines';

/** What a built script consists of, by package, the largest first. Before compression: packages compress unlike alone. */
export function bytesTable(file: string): readonly string[] {
  const byPackage = new Map<string, number>();
  const builtPackage = path.basename(file).split('.')[0] ?? '';
  for (const [source, bytes] of mappedBytes(readFileSync(file, 'utf8'), readFileSync(`${file}.map`, 'utf8'))) {
    const owner = packageOfSource(source, builtPackage);
    byPackage.set(owner, (byPackage.get(owner) ?? 0) + bytes);
  }
  const rows = [...byPackage].sort(([, one], [, other]) => other - one);
  const all = rows.reduce((sum, [, bytes]) => sum + bytes, 0);
  const share = (bytes: number) => `${((100 * bytes) / all).toFixed(1)} %`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return tableLines([
    [path.basename(file), kilobytes(all), 'of all'],
    ...rows.map(([owner, bytes]) => [owner, kilobytes(bytes), share(bytes)]),
  ]);
}
