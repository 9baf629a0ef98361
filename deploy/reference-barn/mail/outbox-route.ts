import type { FastifyInstance } from 'fastify';
import { refuse } from '../server/refusals';
import { sendRefusal } from '../server/send-answer';
import type { MailBox } from './mail-box';
import { outboxContentSecurityPolicy, outboxLanguage, outboxPage } from './outbox-page';

const loopbackAddresses: readonly (string | undefined)[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * `/outbox`: the mails, for whoever sits at this machine. Their links open accounts, hence: only where the configuration
 * says so, only from the loopback address, and only by its own names, so that no foreign page reaches it by a name that
 * it lets point here.
 */
export function serveOutbox(app: FastifyInstance, instance: string, box: MailBox): void {
  app.get('/outbox', (request, reply) => {
    const fromHere =
      loopbackAddresses.includes(request.socket.remoteAddress) &&
      request.headers['x-forwarded-for'] === undefined &&
      loopbackHost.test(request.headers.host ?? '');
    if (!fromHere) return sendRefusal(reply, refuse('route-unknown', 'There is no such call here'));
    return reply
      .header('content-security-policy', outboxContentSecurityPolicy)
      .type('text/html; charset=utf-8')
      .send(outboxPage(instance, box.list(), outboxLanguage(request.headers['accept-language'])));
  });
}
