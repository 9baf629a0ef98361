import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CheckedContract, ContractIssue } from '../contract/compile-contract';
import type { ContractOperation } from '../contract/contract';
import type { Answer } from './answers';
import { type Authorize, bearerOf, readerOf } from './authorize';
import type { Call, Caller, Handlers, OperationKey } from './call';
import type { CallGate } from './call-limits';
import { clientSignal } from './client-signal';
import { isRefusal, type Refusal, refuse } from './refusals';
import { sendAnswer, sendRefusal } from './send-answer';

export interface ContractServing {
  readonly contract: CheckedContract;
  readonly handlers: Handlers;
  readonly authorize: Authorize;
  readonly gate: CallGate;
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
  { contract, authorize, gate, clock, stopping, checkAnswers }: ContractServing,
  operation: ContractOperation,
  handle: AnyHandler,
): void {
  const letIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { authorization, range, 'user-agent': userAgent } = request.headers;
    const credentials = {
      bearer: bearerOf(authorization),
      url: request.url,
      isRange: range !== undefined,
      reader: readerOf(request.ip, userAgent),
    };
    const leave = gate.enter();
    if (typeof leave !== 'function') return sendRefusal(reply, leave);
    // A live stream is there for hours, and has a limit of its own.
    if (isLive(operation)) leave();
    else reply.raw.once('close', leave);
    const caller = await unlessStopping(stopping, () => authorize(operation, credentials, clock()));
    if (caller !== null && isRefusal(caller)) return sendRefusal(reply, caller);
    request.caller = caller;
    const tooMany = operation.answers.has(429) ? gate.count(caller?.accountId ?? request.ip, clock()) : null;
    return tooMany === null ? undefined : sendRefusal(reply, tooMany);
  };

  app.route({
    method: operation.method.toUpperCase(),
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a stranger cannot make the server parse anything.
    onRequest: letIn,
    handler: async (request, reply) => {
      const { checkPath, checkQuery, checkBody, checkAnswer } = contract.compile(operation);
      const query = withoutTicket(operation, request.query);
      const issues = [...checkPath(request.params), ...checkQuery(query), ...checkBody(request.body)];
      if (issues.length > 0) return sendRefusal(reply, refusalOf(issues));
      const signal = clientSignal(reply.raw, stopping);
      const { params: path, body, caller, ip: address } = request;
      const userAgent = request.headers['user-agent'] ?? '';
      const call = { path, query, body, caller, address, userAgent, now: clock(), signal } as Call<OperationKey>;
      return sendAnswer(reply, await handleUnlessGone(handle, call), checkAnswers ? checkAnswer : null);
    },
  });
}

const isLive = ({ operationId }: ContractOperation): boolean => operationId === 'streamCamera';

/** What fails because the database has been closed meanwhile has not failed. */
async function unlessStopping<Result>(stopping: AbortSignal, work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (cause) {
    if (stopping.aborted) return refuse('unavailable', 'The instance is stopping');
    throw cause;
  }
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
