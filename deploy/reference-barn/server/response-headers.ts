import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

// A preflight costs a round trip each time it is asked: browsers keep the answer for at most two hours (Chromium).
const preflightMaxAgeS = 7200;

/** CORS for the configured suites, without cookies; security headers and "never store" for everyone. */
export async function setResponseHeaders(app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    const origin = request.headers.origin;
    // Lets the suite see which protocol its stills came by, on which the number of its connections depends.
    if (origin !== undefined && allowedOrigins.includes(origin)) reply.header('timing-allow-origin', origin);
    done();
  });
  await app.register(cors, {
    origin: [...allowedOrigins],
    credentials: false,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'range'],
    exposedHeaders: ['content-range', 'content-length', 'content-disposition', 'date', 'retry-after', 'x-capture-time'],
    maxAge: preflightMaxAgeS,
  });
}
