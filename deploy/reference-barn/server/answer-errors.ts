import type { FastifyError, FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '../storage/database-unavailable';
import { refuseRequest } from './invalid-request';
import { isDiskFull } from './is-disk-full';
import { NestedTooDeep, readJson } from './read-json';
import { type Refusal, refuse } from './refusals';
import { sendRefusal } from './send-answer';

export const bodyLimitBytes = 1_048_576;

// What the framework itself refuses, in the contract's words.
const frameworkRefusals: Readonly<Record<number, Refusal>> = {
  400: refuse('invalid-json', 'The request could not be read'),
  413: refuse('body-too-large', 'The body exceeds the limit', { details: { limitBytes: bodyLimitBytes } }),
  415: refuse('media-type-unsupported', 'Send application/json'),
};

// What was not written may be sent again once there is room.
const diskFullDetails = { details: { reason: 'disk-full' }, retryAfterMs: 60_000 };

// Clients ask again by themselves, and another copy of the instance may be better off.
const databaseTryAgainMs = 1_000;

/** Every error leaves as the contract's error envelope; what is inside the server stays in its log. */
export function answerErrors(app: FastifyInstance): void {
  readJson(app);
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('route-unknown', 'There is no such call here')),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof NestedTooDeep) {
      const message = `nests deeper than ${error.levels} levels`;
      return sendRefusal(reply, refuseRequest({ in: 'body', field: '', rule: 'depth', message }));
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full: make room');
      return sendRefusal(reply, refuse('unavailable', 'The disk of the instance is full', diskFullDetails));
    }
    if (error instanceof DatabaseUnavailable) {
      request.log.error({ err: error }, 'the database could not be used');
      const details = { reason: `database-${error.reason}` };
      return sendRefusal(
        reply,
        refuse('unavailable', 'The database of the instance does not answer', {
          details,
          retryAfterMs: databaseTryAgainMs,
        }),
      );
    }
    const refusal = frameworkRefusals[error.statusCode ?? 500];
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error }, 'a call failed');
    const details = { requestId: request.id };
    return sendRefusal(reply, refuse('internal-error', 'The instance failed: its log has the cause', { details }));
  });
}
