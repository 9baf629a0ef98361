import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { encodeQuickly } from './encode-quickly';

/** Stands in the built page where the nonce of an answer belongs. */
const nonceMark = '__CSP_NONCE__';

/**
 * Sends the page, with the nonce of this answer. It has no ETag: a 304 would join the headers of this answer, nonce
 * included, to a body that was kept with another one, and the browser would refuse its styles.
 */
export async function answerPage(reply: FastifyReply, folder: string, nonce: string): Promise<FastifyReply> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return reply.send(await encodeQuickly(reply, Buffer.from(page.replaceAll(nonceMark, nonce))));
}
