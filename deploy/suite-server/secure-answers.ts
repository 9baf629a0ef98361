import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers';
import type { ServedSuite } from './served-suite';

declare module 'fastify' {
  interface FastifyRequest {
    /** Fresh for each answer of the suite server: the policy of the answer and the page's style tags carry it. */
    styleNonce: string;
  }
}

/** Puts the security headers of this moment's registry on an answer. */
export async function setSecurityHeaders(
  { secure, origins }: ServedSuite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  const remoteFile = request.url.startsWith('/remotes/');
  request.styleNonce = nonce;
  reply.headers(securityHeaders({ ...(await origins.current()), nonce, secure, remoteFile }));
}

/** Every answer has its security headers before anything else happens, so that whatever fails has them too. */
export function secureAnswers(app: FastifyInstance, suite: ServedSuite): void {
  app.decorateRequest('styleNonce', '');
  app.addHook('onRequest', (request, reply) => setSecurityHeaders(suite, request, reply));
}
