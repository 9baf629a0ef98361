import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { answerPage } from './answer-page';
import { encodeQuickly } from './encode-quickly';
import { cacheControl, isEditable, isServiceWorker } from './file-kinds';
import { isNavigation } from './navigation';
import { refusalOf, refuse } from './refuse';
import { secureAnswers, setSecurityHeaders } from './secure-answers';
import type { ServedSuite } from './served-suite';

/** Longest time for a request to arrive, ms. */
const requestTimeout = 15_000;

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD']);

const encodingSuffix = /\.(br|gz|deflate)$/;

/** The path of an address, without its query. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** A server of a suite's files that does not listen yet. Encoded siblings, ETags, ranges and paths are its plugin's. */
export async function createSuiteApp(suite: ServedSuite): Promise<FastifyInstance> {
  const { folder, registryFolder } = suite;
  const app = Fastify({
    requestTimeout,
    // A suite is a set of files: a request that is cut is asked for again.
    forceCloseConnections: true,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (error, request, reply) => {
      void setSecurityHeaders(suite, request, reply).then(() => refuse(reply, refusalOf(error)));
    },
  });
  secureAnswers(app, suite);
  const page = (request: FastifyRequest, reply: FastifyReply) => answerPage(reply, folder, request.styleNonce);
  app.addHook('onRequest', async (request, reply) => {
    if (methods.has(request.method)) return undefined;
    // Shared with a suite whose worker is gone: the page says so, and not the browser.
    if (request.method === 'POST' && pathOf(request) === '/share')
      return reply.redirect('/share?problem=no-worker', 303);
    return refuse(reply, 'method');
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const encodable = request.method === 'GET' && reply.statusCode === 200 && isEditable(pathOf(request));
    if (!encodable || !(payload instanceof Readable)) return payload;
    reply.removeHeader('content-length');
    return encodeQuickly(reply, await buffer(payload));
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => refuse(reply, refusalOf(error)));
  app.setNotFoundHandler((request, reply) =>
    isNavigation(pathOf(request).slice(1), {
      accept: request.headers.accept,
      'sec-fetch-mode': request.headers['sec-fetch-mode']?.toString(),
    })
      ? page(request, reply)
      : refuse(reply, 'missing'),
  );
  await app.register(fastifyStatic, {
    root: folder,
    // The page is not a file: it has a nonce in it.
    index: false,
    dotfiles: 'deny',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const file = path.replace(encodingSuffix, '');
      reply.header('cache-control', cacheControl(file));
      if (isServiceWorker(file)) reply.header('service-worker-allowed', '/');
    },
  });
  app.get('/', page);
  app.get('/index.html', page);
  app.get('/suite.json', (_request, reply) => reply.sendFile('suite.json', registryFolder));
  for (const language of ['en', 'de']) {
    const file = `manifest.${language}.webmanifest`;
    app.get(`/${file}`, (_request, reply) => reply.sendFile(file, registryFolder));
  }
  return app;
}
