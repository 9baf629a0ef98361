import { mutate } from 'swr';
import type { AuthClient } from '../auth-client';
import type { QueryValues } from '../requests/instance-client';
import type { RequestError } from '../requests/outcome';

/** Marks the keys of this door in SWR's cache. */
const mark = 'barn-answer';

/** Sign-outs at each instance: an answer that was asked for before one must not be taken for one after it. */
const sessions = new Map<string, number>();

export type AnswerKey = readonly [
  typeof mark,
  instanceId: string,
  accountId: string,
  session: number,
  key: string,
  path: string,
  query: QueryValues,
];

export interface Received<T> {
  value: T;
  /** ms since 1970 UTC */
  receivedAt: number;
}

/** Carries a failed outcome through SWR, which knows errors only as thrown. */
export class Failure extends Error {
  constructor(readonly error: RequestError) {
    super(error.code);
  }
}

export function answerKey(
  instanceId: string,
  accountId: string | null,
  key: string,
  path: string,
  query: QueryValues = {},
): AnswerKey {
  return [mark, instanceId, accountId ?? '', sessions.get(instanceId) ?? 0, key, path, query];
}

function keptUnder([, , , , key, path, query]: AnswerKey): string {
  return JSON.stringify([key, path, query]);
}

interface Ask<T> {
  parse: (data: unknown) => T;
  keep: boolean;
  signal: AbortSignal;
}

/**
 * Asks the instance.
 *
 * @throws {Failure} the failed outcome
 */
export async function fetchAnswer<T>(
  key: AnswerKey,
  { parse, keep, signal }: Ask<T>,
  on: AuthClient,
): Promise<Received<T>> {
  const [, instanceId, accountId, , , path, query] = key;
  const read = (data: unknown): { data: unknown; value: T } => ({ data, value: parse(data) });
  const outcome = await on.client(instanceId).get(path, { query, signal, parse: read });
  if (!outcome.ok) throw new Failure(outcome.error);
  const receivedAt = on.now();
  const { data, value } = outcome.value;
  if (keep) void on.keptAnswers.write(instanceId, accountId, keptUnder(key), { data, receivedAt });
  return { value, receivedAt };
}

/** The last answer that this device has kept; null where there is none or it does not parse any more. */
export async function keptAnswer<T>(
  key: AnswerKey,
  parse: Ask<T>['parse'],
  on: AuthClient,
): Promise<Received<T> | null> {
  const [, instanceId, accountId] = key;
  const kept = await on.keptAnswers.read(instanceId, accountId, keptUnder(key));
  if (!kept) return null;
  try {
    return { value: parse(kept.data), receivedAt: kept.receivedAt };
  } catch {
    return null;
  }
}

/** Forgets all answers of an instance that are in memory, also those that are under way. */
export async function forgetAnswers(instanceId: string): Promise<void> {
  sessions.set(instanceId, (sessions.get(instanceId) ?? 0) + 1);
  const isOf = (key: unknown): boolean => Array.isArray(key) && key[0] === mark && key[1] === instanceId;
  await mutate(isOf, undefined, { revalidate: false });
}
