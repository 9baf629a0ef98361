import { mutate } from 'swr';
import type { AuthClient } from '../auth-client/auth-client';
import type { InstanceClient, QueryValues } from '../auth-client/requests/instance-client';
import type { Outcome, RequestError } from '../auth-client/requests/outcome';
import { inTime } from '../storage';
import { onlyReadable, type Parse, type Received, readAnswer } from './read-answer';
import { stableText } from './stable-text';

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
  /** As stable text; null for a call without one. */
  body: string | null,
];

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
  body?: unknown,
): AnswerKey {
  const asked = body === undefined ? null : stableText(body);
  return [mark, instanceId, accountId ?? '', sessions.get(instanceId) ?? 0, key, path, query, asked];
}

/** The call of a key in words: for error reports. */
export function callOf([, , , , , path, , body]: AnswerKey): string {
  return `${body === null ? 'GET' : 'POST'} ${path}`;
}

/**
 * Under which name an answer lies on the device.
 *
 * @param subject what it is about, where the question itself moves on with the clock: the last one takes the place of
 * those before
 */
export function keptUnder([, , , , key, path, query, body]: AnswerKey, subject?: string): string {
  if (subject !== undefined) return stableText([key, path, { subject }]);
  return stableText(body === null ? [key, path, query] : [key, path, query, body]);
}

/** Tells what is kept of one account, within one session, from what is kept of others. */
export function keptName([, instanceId, accountId, session]: AnswerKey, keptAs: string): string {
  return stableText([instanceId, accountId, session, keptAs]);
}

/** Puts the question of a key to an instance; what it makes of the answer is `Received.data`. */
export type Question = (client: InstanceClient, signal: AbortSignal) => Promise<Outcome<unknown>>;

/** One call: GET, or POST where the key has a body. What `parse` throws is a failure. */
export function oneCall([, , , , , path, query, body]: AnswerKey, parse: Parse<unknown>): Question {
  return (client, signal) => {
    const options = { query, signal, parse: onlyReadable(parse) };
    return body === null
      ? client.get(path, options)
      : client.post(path, { ...options, body: JSON.parse(body) as unknown });
  };
}

interface Ask {
  question: Question;
  /** Under which name it is kept on the device; null where it is not. */
  keepAs: string | null;
  /** The kept answer if it is young enough and readable; null where the instance has to be asked. */
  reuse: { readonly forMs: number; readonly parse: Parse<unknown> } | null;
  signal: AbortSignal;
}

/**
 * Asks the instance. An answer that the asking screen cannot read is a failure, and not kept.
 *
 * @throws {Failure} the failed outcome
 */
export async function fetchAnswer(
  key: AnswerKey,
  { question, keepAs, reuse, signal }: Ask,
  on: AuthClient,
): Promise<Received> {
  const [, instanceId, accountId] = key;
  if (reuse && keepAs !== null) {
    const kept = await inTime(keptAnswer(key, keepAs, reuse.parse, on), on.keptAnswers.patienceMs());
    if (kept.kind === 'told' && kept.value && isFresh(kept.value, reuse.forMs, on.now())) return kept.value;
  }
  const outcome = await question(on.client(instanceId), signal);
  if (!outcome.ok) throw new Failure(outcome.error);
  const received = { data: outcome.value, receivedAt: on.now() };
  if (keepAs !== null) void on.keptAnswers.write(instanceId, accountId, keepAs, received);
  return received;
}

/** A moment that has not come yet was written by another clock: it says nothing of the age. */
function isFresh({ receivedAt }: Received, forMs: number, now: number): boolean {
  return receivedAt <= now && now - receivedAt < forMs;
}

/** The last answer that this device has kept; null where there is none or it cannot be read any more. */
export async function keptAnswer(
  [, instanceId, accountId]: AnswerKey,
  keptAs: string,
  parse: Parse<unknown>,
  on: AuthClient,
): Promise<Received | null> {
  const kept = await on.keptAnswers.read(instanceId, accountId, keptAs);
  return kept && readAnswer(kept.data, parse).ok ? kept : null;
}

/** Forgets all answers of an instance that are in memory, also those that are under way. */
async function forgetAnswers(instanceId: string): Promise<void> {
  sessions.set(instanceId, (sessions.get(instanceId) ?? 0) + 1);
  const isOf = (key: unknown): boolean => Array.isArray(key) && key[0] === mark && key[1] === instanceId;
  await mutate(isOf, undefined, { revalidate: false });
}

const watched = new WeakSet<AuthClient>();

/** From now on the answers of an instance are forgotten with each session that ends there. */
export function forgetWithSessions(on: AuthClient): void {
  if (watched.has(on)) return;
  watched.add(on);
  on.onSignedOut((instanceId) => void forgetAnswers(instanceId));
}
