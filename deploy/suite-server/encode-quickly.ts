import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

/** Below this size an encoding gains nothing, bytes. */
const smallest = 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Settings that cost about a millisecond: for small files that are made or edited while the server runs. */
const encoders = {
  br: (content: Buffer) => brotliAsync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (content: Buffer) => gzipAsync(content, { level: 6 }),
} as const;

type Encoding = keyof typeof encoders;

/** The best first. */
const encodings: Encoding[] = ['br', 'gzip'];

/**
 * Encodes a text that cannot lie encoded beside itself, as its asker accepts, and says so in the headers of the answer.
 * Text that is too small to gain by it is returned as it is.
 */
export async function encodeQuickly(reply: FastifyReply, content: Buffer): Promise<Buffer> {
  reply.header('vary', 'accept-encoding');
  const accepted = [reply.request.headers['accept-encoding'] ?? ''].flat().join(',');
  const encoding = content.byteLength < smallest ? null : negotiate(accepted.toLowerCase(), encodings);
  if (encoding === null) return content;
  reply.header('content-encoding', encoding);
  return encoders[encoding](content);
}
