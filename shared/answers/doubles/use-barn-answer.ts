import type { QueryValues } from '../../auth-client/requests/instance-client';
import type { BarnAnswer } from '../barn-answer';
import { oneCall } from '../fetch-answer';
import { useAnswer } from '../use-answer';

export interface BarnAnswerOptions<T> {
  /** Gets `data` of the envelope. */
  readonly parse: (data: unknown) => T;
  /** A JSON value to ask with, by POST. */
  readonly body?: unknown;
  readonly query?: QueryValues;
  readonly refreshEveryMs?: number;
  readonly reuseForMs?: number;
  readonly keep?: boolean;
  readonly subject?: string;
  readonly instanceId?: string;
}

/** An answer of an address that the contract does not know, for tests of what all answers have in common. */
export function useBarnAnswer<T>(key: string, path: string, options: BarnAnswerOptions<T>): BarnAnswer<T> {
  const { parse, query, body, instanceId, subject, keep = false, refreshEveryMs = 0, reuseForMs = 0 } = options;
  const question = (identity: Parameters<typeof oneCall>[0]) => oneCall(identity, parse);
  return useAnswer({ key, path, query, body, instanceId, parse, question, keep, subject, refreshEveryMs, reuseForMs });
}
