import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledOperation, ContractIssue } from '../contract/compile-contract';
import type { Contract, ContractOperation } from '../contract/contract';
import type { Answer } from './answers';
import { type Authorize, bearerOf } from './authorize';
import type { Call, Caller, Handlers, OperationKey } from './call';
import { clientSignal } from './client-signal';
import { isRefusal, type Refusal, refuse } from './refusals';
import { sendAnswer, sendRefusal } from './send-answer';

export interface ContractServing {
  readonly contract: Contract;
  readonly compile: (operation: ContractOperation) => CompiledOperation;
  readonly handlers: Handlers;
  readonly authorize: Authorize;
  readonly clock: () => number;
  /** Aborts when the server stops. */
  readonly stopping: AbortSignal;
  readonly checkAnswers: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before a route's handler runs; null for public operations. */
    caller: Caller | null;
  }
}

/** Registers a route for every operation of the contract that has a handler. */
export function serveContract(app: FastifyInstance, serving: ContractServing): void {
  app.decorateRequest('caller', null);
  const handlers = serving.handlers as Readonly<Record<string, AnyHandler | undefined>>;
  for (const operation of serving.contract.operations) {
    const handler = handlers[operation.key];
    if (handler) serveOperation(app, serving, operation, handler);
  }
}

// The edge between the contract's text and its types: a handler is found by the key that its type was made from, and
// gets what was validated by the schema that its type was made from.
type AnyHandler = (call: Call<OperationKey>) => Promise<Answer> | Answer;

function serveOperation(
  app: FastifyInstance,
  { compile, authorize, clock, stopping, checkAnswers }: ContractServing,
  operation: ContractOperation,
  handle: AnyHandler,
): void {
  const letIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { authorization, range } = request.headers;
    const credentials = { bearer: bearerOf(authorization), url: request.url, isRange: range !== undefined };
    const caller = await authorize(operation, credentials, clock());
    if (caller !== null && isRefusal(caller)) return sendRefusal(reply, caller);
    request.caller = caller;
    return undefined;
  };

  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger cannot make the server parse anything.
    onRequest: letIn,
    handler: async (request, reply) => {
      const { checkPath, checkQuery, checkBody, checkAnswer } = compile(operation);
      const query = withoutTicket(operation, request.query);
      const issues = [...checkPath(request.params), ...checkQuery(query), ...checkBody(request.body)];
      if (issues.length > 0) return sendRefusal(reply, refusalOf(issues));
      const signal = clientSignal(reply.raw, stopping);
      const { params: path, body, caller, ip: address } = request;
      const call = { path, query, body, caller, address, now: clock(), signal } as Call<OperationKey>;
      return sendAnswer(reply, await handleUnlessGone(handle, call), checkAnswers ? checkAnswer : null);
    },
  });
}

/** Work that was given up because its client has gone, or the server stops, has not failed. */
async function handleUnlessGone(handle: AnyHandler, call: Call<OperationKey>): Promise<Answer> {
  try {
    return await handle(call);
  } catch (cause) {
    if (call.signal.aborted) return refuse('unavailable', 'The call was given up');
    throw cause;
  }
}

/** A ticket belongs to the security of an operation, not to its query. */
function withoutTicket({ acceptsTicket }: ContractOperation, query: unknown): unknown {
  if (!acceptsTicket) return query;
  const { ticket: _, ...rest } = query as Record<string, unknown>;
  return rest;
}

function refusalOf(issues: readonly ContractIssue[]): Refusal {
  const [first] = issues;
  return refuse('invalid-request', `The request breaks the contract: ${first?.in}${first?.field} ${first?.message}`, {
    details: { issues },
  });
}
