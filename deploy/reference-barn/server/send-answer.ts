import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CompiledOperation } from '../contract/compile-contract';
import type { Answer } from './answers';
import { type Refusal, refusalBody, refusalStatus } from './refusals';
import { sendStoredFile } from './send-stored-file';

type CheckAnswer = CompiledOperation['checkAnswer'] | null;

/** Turns an answer into HTTP. With `checkAnswer` it fails loudly when the answer breaks the contract. */
export function sendAnswer(
  reply: FastifyReply,
  answer: Answer,
  checkAnswer: CheckAnswer,
): FastifyReply | Promise<FastifyReply> {
  switch (answer.kind) {
    case 'data': {
      const body = { data: answer.data };
      requireContract(checkAnswer, answer.status, body);
      return reply.code(answer.status).send(body);
    }
    case 'json': {
      const json = Buffer.from(answer.json);
      if (checkAnswer) requireContract(checkAnswer, 200, JSON.parse(json.toString()));
      return reply.code(200).type('application/json; charset=utf-8').send(json);
    }
    case 'text':
      requireContract(checkAnswer, 200, answer.text);
      return reply
        .code(200)
        .headers(answer.headers ?? {})
        .type('text/plain; charset=utf-8')
        .send(answer.text);
    case 'file':
      requireContract(checkAnswer, 200, null);
      return reply
        .code(200)
        .headers(answer.headers ?? {})
        .type(answer.contentType)
        .send(reply.request.method === 'HEAD' ? headOnly(answer.content) : answer.content);
    case 'stored-file':
      return sendStoredFile(reply, answer, {
        refusal: (refusal) => sendRefusal(reply, refusal),
        check: (status) => requireContract(checkAnswer, status, null),
      });
    case 'live':
      if (reply.request.method === 'HEAD') return reply.code(200).send();
      // The response leaves the framework: what it has prepared (CORS, security headers) goes along.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      answer.begin(reply.raw, (refusal) => {
        logCause(reply, refusal);
        writeRefusal(reply.raw, refusal);
      });
      return reply;
    case 'refusal':
      requireContract(checkAnswer, refusalStatus[answer.code], refusalBody(answer));
      return sendRefusal(reply, answer);
  }
}

/** The framework reads to its end what it gets for HEAD: what is made while it is read would be made for nobody. */
function headOnly(content: Uint8Array | Readable): Uint8Array | Readable {
  if (!(content instanceof Readable)) return content;
  content.destroy();
  return Readable.from([]);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  logCause(reply, refusal);
  return reply.code(refusalStatus[refusal.code]).headers(refusalHeaders(refusal)).send(refusalBody(refusal));
}

function logCause(reply: FastifyReply, { code, details, cause }: Refusal): void {
  if (cause !== undefined) reply.log.info({ code, cameraId: details?.cameraId, cause }, 'refused, because of');
}

/** The same outside of the framework, on a response whose head has not been sent. */
export function writeRefusal(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusalStatus[refusal.code], {
    ...refusalHeaders(refusal),
    'content-type': 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(refusalBody(refusal)));
}

function refusalHeaders({ code, retryAfterMs, details }: Refusal): Record<string, string> {
  return {
    ...(code === 'range-not-satisfiable' && { 'content-range': `bytes */${details?.sizeBytes}` }),
    ...(retryAfterMs !== undefined && { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) }),
    ...(refusalStatus[code] === 401 && { 'www-authenticate': 'Bearer' }),
  };
}

function requireContract(checkAnswer: CheckAnswer, status: number, body: unknown): void {
  const [issue] = checkAnswer?.(status, body) ?? [];
  if (issue) throw new Error(`The answer (${status}) breaks the contract at "${issue.field}": ${issue.message}`);
}
