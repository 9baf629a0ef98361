import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { InstanceConfiguration } from '../configuration/configuration';
import { createGateway, type Gateway } from '../gateway/gateway';
import { answerErrors, bodyLimitBytes } from '../server/answer-errors';
import { logCalls, loggerOptions } from '../server/log';
import { setResponseHeaders } from '../server/response-headers';
import { endUnreadable, timeLimitsOf } from '../server/time-limits';

/**
 * The server without its calls; those for other instances go to the gateway before anything reads them.
 * @param countCall is told of each call that was answered
 */
export async function createApp(
  configuration: InstanceConfiguration,
  countCall: Parameters<typeof logCalls>[1],
): Promise<{ readonly app: FastifyInstance; readonly gateway: Gateway }> {
  const { gateway: instances, allowedOrigins, identity, listen, limits, logLevel } = configuration;
  let gateway: Gateway | undefined;
  const app = Fastify({
    logger: loggerOptions(logLevel, identity.globalUniqueIdentifier),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: [...listen.trustedProxies],
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_192 },
    serverFactory: (handle) =>
      createServer(timeLimitsOf(limits), (request, response) => {
        if (!gateway?.take(request, response)) handle(request, response);
      }),
    clientErrorHandler: endUnreadable,
  });
  gateway = createGateway({ instances, allowedOrigins, log: app.log });
  await setResponseHeaders(app, allowedOrigins);
  logCalls(app, countCall);
  answerErrors(app);
  return { app, gateway };
}
