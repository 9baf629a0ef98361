import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredFileAnswer } from './answers';
import { type ByteRange, readRange } from './read-range';
import { type Refusal, refuse } from './refusals';

/** A file of the disk with its length, or the part of it that a Range header asks for. */
export async function sendStoredFile(
  reply: FastifyReply,
  { file, contentType, headers = {} }: StoredFileAnswer,
  send: { readonly refusal: (refusal: Refusal) => FastifyReply; readonly check: (status: 200 | 206) => void },
): Promise<FastifyReply> {
  // Opened before its size is taken: whoever tidies up meanwhile takes nothing away from this answer.
  const handle = await open(file);
  const { size } = await handle.stat();
  const range = readRange(reply.request.headers.range, size);
  if (range === 'unsatisfiable') {
    await handle.close();
    return send.refusal(
      refuse('range-not-satisfiable', `The file has ${size} bytes`, { details: { sizeBytes: size } }),
    );
  }
  const { first, last }: ByteRange = range ?? { first: 0, last: size - 1 };
  const status = range ? 206 : 200;
  send.check(status);
  reply
    .code(status)
    .headers({
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(last - first + 1),
      ...(range && { 'content-range': `bytes ${first}-${last}/${size}` }),
    })
    .type(contentType);
  if (size === 0) {
    await handle.close();
    return reply.send('');
  }
  if (reply.request.method === 'HEAD') {
    await handle.close();
    // Not a text: the framework would take its length for that of the file.
    return reply.send(Readable.from([]));
  }
  return reply.send(handle.createReadStream({ start: first, end: last }));
}
