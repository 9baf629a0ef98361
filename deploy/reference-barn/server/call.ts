import type { Operations } from '@barnwatch/shared/wire';
import type { Answer } from './answers';

/** Who calls: an account with its rights at this moment. */
export interface Caller {
  readonly accountId: string;
  readonly permissions: ReadonlySet<string>;
  /** The sign-in that the call goes back to; null: not known. */
  readonly sessionId: string | null;
  /** When the access token ends, ms since 1970 UTC: a live stream ends with it. */
  readonly sessionEndsAt: number;
}

/** A call that fits the contract, from a caller with the permissions that the contract asks for. */
export interface Call<Key extends OperationKey> {
  readonly path: Operations[Key]['path'];
  readonly query: Operations[Key]['query'];
  readonly body: Operations[Key]['body'];
  /** Null only for operations that the contract leaves public. */
  readonly caller: Caller | null;
  /** The sender's network address. */
  readonly address: string;
  /** What the sender says about its program; not to be trusted. Empty: nothing. */
  readonly userAgent: string;
  /** ms since 1970 UTC */
  readonly now: number;
  /** Aborts when the client has gone or the server stops. */
  readonly signal: AbortSignal;
}

export type OperationKey = keyof Operations;

/** `{data: …}` of the contract's answer; operations that answer a file or nothing have none. */
type DataOf<Answered> = Answered extends { data: infer Data } ? Data : unknown;

export type Handler<Key extends OperationKey> = (
  call: Call<Key>,
) => Promise<Answer<DataOf<Operations[Key]['answer']>>> | Answer<DataOf<Operations[Key]['answer']>>;

/** One capability's share of the contract. An operation without a handler is not served. */
export type Handlers = { readonly [Key in OperationKey]?: Handler<Key> };
