import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodings';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

/** Settings that cost about a millisecond: for small files that are made or edited while the server runs. */
const encoders: Readonly<Record<Encoding['name'], (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content) => gzipAsync(content, { level: 6 }),
};

export function encodeQuickly(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoders[encoding.name](content);
}
