import type { FastifyInstance } from 'fastify';
import { type Authorize, bearerOf } from '../server/authorize';
import { isRefusal } from '../server/refusals';
import { sendRefusal } from '../server/send-answer';
import { type MetricFamily, openMetricsText, openMetricsType } from './open-metrics';

export interface MetricsServing {
  readonly authorize: Authorize;
  readonly clock: () => number;
  readonly families: () => readonly MetricFamily[];
}

/** Whoever looks after the instance; a program may have it too. */
const rule = {
  authenticated: true,
  acceptsTicket: false,
  permission: { all: [], any: ['config.manage'] },
  answers: new Map(),
} as const;

/**
 * `/metrics`, as OpenMetrics. Outside of the contract: what is measured belongs to this program, and no client of the
 * suite asks for it.
 */
export function serveMetrics(app: FastifyInstance, { authorize, clock, families }: MetricsServing): void {
  app.get('/metrics', async (request, reply) => {
    const bearer = bearerOf(request.headers.authorization);
    const caller = await authorize(rule, { bearer, url: request.url, isRange: false, reader: '' }, clock());
    if (caller !== null && isRefusal(caller)) return sendRefusal(reply, caller);
    return reply.header('cache-control', 'no-store').type(openMetricsType).send(openMetricsText(families()));
  });
}
