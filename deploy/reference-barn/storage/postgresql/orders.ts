import type { MessagePort } from 'node:worker_threads';
import type { SqlValue } from '../database';

/** To the thread that holds the connection. Each is answered by one report with its number. */
export type Order =
  | { readonly kind: 'open'; readonly number: number }
  | {
      readonly kind: 'ask';
      readonly number: number;
      /** What is sent before it, without waiting in between: it begins a transaction. */
      readonly begin: string | null;
      readonly sql: string;
      readonly values: readonly SqlValue[];
    }
  /** Several statements without values. */
  | { readonly kind: 'do'; readonly number: number; readonly sql: string }
  | { readonly kind: 'commit'; readonly number: number }
  | { readonly kind: 'roll-back'; readonly number: number }
  /** Nobody waits any more for what is under way: a new connection takes the place of this one. */
  | { readonly kind: 'give-up'; readonly number: number }
  | { readonly kind: 'close'; readonly number: number };

export type Report =
  | { readonly kind: 'done'; readonly number: number; readonly rows: readonly unknown[]; readonly changed: number }
  | { readonly kind: 'failed'; readonly number: number; readonly fault: PostgresqlFault };

export interface PostgresqlFault {
  /** SQLSTATE, or the system's word for what happened to the connection; empty: none. */
  readonly code: string;
  readonly message: string;
  /** The connection is gone. */
  readonly isLost: boolean;
}

/** What both threads look at without asking each other. */
export const control = {
  /** The number of the newest order that has been answered. */
  answered: 0,
  /** 1 while there is a connection. */
  connected: 1,
  length: 2,
} as const;

/** What the thread is started with. */
export interface ThreadParts {
  readonly port: MessagePort;
  readonly settings: ConnectionSettings;
  readonly shared: SharedArrayBuffer;
}

/** How PostgreSQL is reached. Holds the password: never for a log. */
export interface ConnectionSettings {
  /** A name or address, or the folder of a socket. */
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string | null;
  /** Null: in the clear. */
  readonly tls: { readonly certificateAuthority: string | null } | null;
  readonly statementTimeoutMs: number;
}
