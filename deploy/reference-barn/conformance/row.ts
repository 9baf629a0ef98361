import type { ErrorCode } from '@barnwatch/shared/wire';
import type { OperationKey } from '../server/call';

/**
 * `barn`: with cameras, a licence agreement and every way to sign in. `senator`: the central identity instance, without
 * an agreement. `plain`: a gateway, which serves none but the probes. `busyBarn`, `busySenator`: everyone has two calls
 * a minute. `closedBarn`, `closedSenator`: no call gets in.
 */
export type Place = 'barn' | 'senator' | 'plain' | 'busyBarn' | 'busySenator' | 'closedBarn' | 'closedSenator';

/** Who calls; `nobody` sends no token. */
export type Person = 'manager' | 'newcomer' | 'nobody';

/**
 * One call and what it has to answer. Words in braces in paths, queries, headers and bodies stand for what an earlier
 * row has kept; what is not said is taken from the examples of the contract.
 */
export interface Row {
  readonly operation: OperationKey;
  readonly status: number;
  readonly code?: ErrorCode;
  readonly at?: Place;
  readonly as?: Person;
  readonly path?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Null: no body at all, although the operation has one. */
  readonly body?: object | null;
  /** Names for members of the answer's `data`, as `{ incident: 'incident.incidentId' }`. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Asks again until it is no longer being made. */
  readonly whenReady?: boolean;
}

type More = Omit<Row, 'operation' | 'status'>;

/** An operation that does what it is there for. */
export function answers(operation: OperationKey, status: number, more: More = {}): Row {
  return { operation, status, ...more };
}

/** An operation that has to refuse. */
export function refuses(operation: OperationKey, status: number, code: ErrorCode, more: More = {}): Row {
  return { operation, status, code, ...more };
}
