import type { FastifyReply } from 'fastify';

/** What is said instead of a file. A path that is forbidden is said to be missing: what lies there is nobody's business. */
const refusals = {
  malformed: { status: 400, text: 'The address cannot be read.' },
  missing: { status: 404, text: 'There is no such file.' },
  method: { status: 405, text: 'Only GET and HEAD are answered here.' },
  precondition: { status: 412, text: 'The file is not what the request takes it for.' },
  range: { status: 416, text: 'The file has no such part.' },
  fault: { status: 500, text: 'The server could not read the file.' },
} as const;

export type Refusal = keyof typeof refusals;

const byStatus: Readonly<Record<number, Refusal>> = {
  400: 'malformed',
  403: 'missing',
  404: 'missing',
  412: 'precondition',
  416: 'range',
};

/** The refusal for a failure of the framework, of its file plugin or of the disk. */
export function refusalOf({ statusCode, code }: { readonly statusCode?: number; readonly code?: string }): Refusal {
  if (code === 'ENOENT') return 'missing';
  return byStatus[statusCode ?? 500] ?? 'fault';
}

/** Sends a short text that no cache keeps: what is missing now may be there after the next deploy. */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, text } = refusals[refusal];
  if (refusal === 'method') reply.header('allow', 'GET, HEAD');
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);
}
