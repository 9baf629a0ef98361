import { readFault } from '../../start/read-fault';
import type { PostgresqlFault } from './orders';

/** SQLSTATEs after which the connection is of no use: it failed, the server ends or starts, or is one that only reads. */
const lostClasses = /^(?:08|57P0[1-5]|25P03|25006)/;
const isSqlState = (code: string): boolean => /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E');

/** What is told of something that the driver has thrown. Its messages name users and places, never a password. */
export function faultOf(cause: unknown): PostgresqlFault {
  const { code, message } = readFault(cause);
  return { code, message, isLost: !isSqlState(code) || lostClasses.test(code) };
}

export class PostgresqlError extends Error {
  override readonly name = 'PostgresqlError';
  readonly code: string;

  constructor({ code, message }: PostgresqlFault) {
    super(message);
    this.code = code;
  }
}
