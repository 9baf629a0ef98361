import type { Contract, ContractOperation } from '../contract/contract';
import { bodyLimitBytes } from '../server/answer-errors';
import { type BuiltRequest, buildRequest, type Memory } from './build-request';
import type { Place } from './row';
import type { Stage } from './stage';
import type { Seen, Walk } from './walk';

/** A way in which every operation of a kind has to refuse. */
export interface CommonRefusal {
  readonly status: number;
  readonly code: string;
  readonly concerns: (operation: ContractOperation) => boolean;
  readonly spoil: (request: BuiltRequest) => BuiltRequest;
  readonly as: 'manager' | 'newcomer' | 'nobody';
}

const unchanged = (request: BuiltRequest): BuiltRequest => request;

/** What the server refuses before any handler runs. */
export const commonRefusals: readonly CommonRefusal[] = [
  {
    status: 401,
    code: 'token-missing',
    concerns: ({ authenticated }) => authenticated,
    spoil: unchanged,
    as: 'nobody',
  },
  {
    status: 403,
    code: 'permission-missing',
    concerns: ({ permission: { all, any } }) => all.length + any.length > 0,
    spoil: unchanged,
    as: 'newcomer',
  },
  {
    status: 400,
    code: 'invalid-request',
    concerns: ({ answers }) => answers.has(400),
    spoil: (request) => ({ ...request, target: `${request.target}?noSuchParameter=1` }),
    as: 'manager',
  },
  {
    status: 413,
    code: 'body-too-large',
    concerns: ({ body }) => body !== null,
    spoil: (request) => ({ ...request, body: `"${'x'.repeat(bodyLimitBytes)}"` }),
    as: 'manager',
  },
  {
    status: 415,
    code: 'media-type-unsupported',
    concerns: ({ body }) => body !== null,
    spoil: (request) => ({ ...request, body: 'x', headers: { 'content-type': 'text/plain' } }),
    as: 'manager',
  },
];

/** Sends an operation a request with its examples, spoilt. */
export function sendSpoilt(
  contract: Contract,
  walk: Walk,
  { memory, tokenOf }: { readonly memory: Memory; readonly tokenOf: Stage['tokenOf'] },
  operation: ContractOperation,
  place: Place,
  { spoil, as }: Pick<CommonRefusal, 'spoil' | 'as'>,
): Promise<Seen> {
  const row = { operation: operation.key as never, status: 0 };
  const request = spoil(buildRequest(contract, operation, row, memory));
  return walk.send(operation, place, request, operation.authenticated ? tokenOf(as, place) : undefined);
}
