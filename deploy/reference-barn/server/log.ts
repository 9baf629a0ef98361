import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { InstanceConfiguration } from '../configuration/configuration';

/** The path as it may be logged: no query (a ticket could be in it), no token of the logout call. */
export function loggablePath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/(\/api\/login\/)(?!(?:refresh|sessions)$)[^/]+/, '$1[token]');
}

/** Structured log, one JSON object a line on stdout. Nothing of a request but method, path, status and time enters it. */
export function loggerOptions(
  level: InstanceConfiguration['logLevel'],
  instance: string,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return { level, base: { instance }, serializers: { req: () => ({}), res: () => ({}) } };
}

/** @param count is told the status of each call */
export function logCalls(app: FastifyInstance, count: (status: number) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    count(reply.statusCode);
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller && { accountId: request.caller.accountId }),
      },
      'call',
    );
    done();
  });
}
