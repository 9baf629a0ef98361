import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { gzip } from 'libdeflate';

/** Files below this size gain nothing, bytes. */
const smallestFile = 1024;

/**
 * What is text and asked for by browsers. Source maps are asked for by developers only; the page gets the nonce of each
 * answer first, so a server encodes it itself.
 */
const compressible = /\.(js|css|json|svg|webmanifest|txt)$/;

const brotliAsync = promisify(brotliCompress);

/** `kept` names what was encoded in which way: another way finds none of it. */
const encoders = [
  {
    suffix: '.br',
    kept: '.br',
    encode: (content: Buffer) =>
      brotliAsync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
      }),
  },
  // zlib's own makes 3 % more of the same text.
  { suffix: '.gz', kept: '.deflate-12.gz', encode: async (content: Buffer) => gzip(content, 12) },
] as const;

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Sizes in bytes of what a browser may ask for, source maps left out. */
export interface FolderSizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

async function compressFile(file: string, cacheFolder: string): Promise<FolderSizes> {
  const content = await readFile(file);
  const raw = content.byteLength;
  if (raw < smallestFile || !compressible.test(file)) return { raw, gzip: raw, brotli: raw };
  const digest = createHash('sha256').update(content).digest('hex');
  const sizes: number[] = [];
  for (const { suffix, kept, encode } of encoders) {
    const cached = path.join(cacheFolder, `${digest}${kept}`);
    if (!(await exists(cached))) {
      const partial = `${cached}.${process.pid}`;
      await writeFile(partial, await encode(content));
      await rename(partial, cached);
    }
    await copyFile(cached, `${file}${suffix}`);
    sizes.push((await stat(cached)).size);
  }
  return { raw, brotli: sizes[0] ?? raw, gzip: sizes[1] ?? raw };
}

/**
 * Puts a `.br` and a `.gz` beside each text file of a folder that gains by it. The slow work is kept by content in
 * `cacheFolder`, so a rebuild pays for changed files only.
 */
export async function precompress(folder: string, files: readonly string[], cacheFolder: string): Promise<FolderSizes> {
  const cache = path.join(cacheFolder, 'compressed');
  await mkdir(cache, { recursive: true });
  // remote.json may be edited where it lies: an encoded form of it would go stale.
  const shown = files.filter((file) => file !== 'remote.json' && !/\.(map|br|gz)$/.test(file));
  const sizes = await Promise.all(shown.map((file) => compressFile(path.join(folder, file), cache)));
  const sum = (key: keyof FolderSizes) => sizes.reduce((total, size) => total + size[key], 0);
  return { raw: sum('raw'), gzip: sum('gzip'), brotli: sum('brotli') };
}
