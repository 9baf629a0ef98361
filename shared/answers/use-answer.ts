import { useEffect, useMemo, useRef } from 'react';
import useSWR, { type Revalidator, type RevalidatorOptions, unstable_serialize, useSWRConfig } from 'swr';
import { useInstance } from '../auth-client/hooks/instance-hooks';
import { useMeantBarnId } from '../auth-client/hooks/of-barn';
import type { QueryValues } from '../auth-client/requests/instance-client';
import { isRefusal, isTransient, type RequestError } from '../auth-client/requests/outcome';
import { runningClient } from '../auth-client/running';
import { answerShown, type Known } from './answer-shown';
import { type Asking, askingAfter, type LastTry, type Reach } from './asking';
import type { BarnAnswer } from './barn-answer';
import {
  type AnswerKey,
  answerKey,
  callOf,
  Failure,
  fetchAnswer,
  forgetWithSessions,
  keptName,
  keptUnder,
  type Question,
} from './fetch-answer';
import { type Parse, type Received, readAnswer } from './read-answer';
import { retryPause } from './retry-pause';
import { stableText } from './stable-text';
import { useKeptAnswer } from './use-kept-answer';
import { askAgain, askTogether, demandAnswer, isWanted, takeDemand, wantAnswer, whileWanted } from './wanted-answers';

/** Another try after failures that may pass by themselves. */
function onErrorRetry(
  cause: unknown,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  if (!(cause instanceof Failure) || !isTransient(cause.error)) return;
  setTimeout(() => void revalidate({ retryCount }), retryPause(cause.error, retryCount, Math.random()));
}

function isAborted(cause: unknown): boolean {
  return cause instanceof Failure && cause.error.code === 'aborted';
}

function isRefused(cause: unknown): boolean {
  return cause instanceof Failure && isRefusal(cause.error);
}

/** ms until an answer may be asked for again; a little more, so that it is too old by then. */
function untilTooOld({ receivedAt }: Received, reuseForMs: number, now: number): number {
  return Math.max(0, Math.min(reuseForMs, receivedAt + reuseForMs - now)) + 1_000;
}

/** Our own failures are values already; anything else thrown on the way is a bug in the screen's `parse`. */
function errorOf(cause: unknown, instanceId: string, key: AnswerKey): RequestError {
  if (cause instanceof Failure) return cause.error;
  return { code: 'unexpected-shape', context: { instanceId, call: callOf(key) }, cause };
}

function lastTry(error: unknown): LastTry {
  if (error === undefined) return 'answered';
  return isRefused(error) ? 'refused' : 'failed';
}

/** An answer as this screen reads it: once for each answer, however often its parser is made anew. */
function useKnown<T>(
  received: Received | undefined,
  parse: Parse<T>,
  toError: (cause: unknown) => RequestError,
): Known<T> {
  const last = useRef<{ readonly received: Received; readonly known: Known<T> } | null>(null);
  if (received === undefined) return { state: 'nothing' };
  if (last.current?.received !== received) {
    const reading = readAnswer(received.data, parse);
    const known: Known<T> = reading.ok
      ? { state: 'read', value: reading.value, receivedAt: received.receivedAt }
      : { state: 'unreadable', error: toError(reading.cause) };
    last.current = { received, known };
  }
  return last.current.known;
}

/** What came in last of a subject whose question has moved on since; nothing of what has none. */
function useLastOf(subject: string | null, data: Received | undefined): Received | undefined {
  const last = useRef<{ readonly subject: string; readonly received: Received } | null>(null);
  if (subject !== null && data !== undefined) last.current = { subject, received: data };
  return last.current?.subject === subject ? last.current?.received : undefined;
}

/** An answer, and what is said of one that cannot be made sense of later on. */
export type UsedAnswer<T> = BarnAnswer<T> & { readonly unreadable: (cause: unknown) => RequestError };

export interface AnswerSource<T> {
  /** What the answer is, in the words of the screen. */
  readonly key: string;
  readonly path: string;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  readonly instanceId?: string | undefined;
  readonly parse: Parse<T>;
  readonly question: (key: AnswerKey) => Question;
  readonly keep: boolean;
  /** As of `ReadingOptions`. */
  readonly subject?: string | undefined;
  /** ms; 0 for never */
  readonly refreshEveryMs: number;
  /** ms; 0 for not at all, as when left out */
  readonly hiddenEveryMs?: number;
  /** ms; 0 for not at all */
  readonly reuseForMs: number;
  /** False: it is loading, and nobody asks; what is kept is not shown either. */
  readonly isAsked?: boolean;
}

/**
 * An answer of an instance, shared by all who ask for it, asked again on focus, on reconnect and after failures. Old
 * data stays on screen with its age; a failure is never kept as an answer.
 *
 * @throws {Error} when there is neither a selected barn nor an `instanceId`
 */
export function useAnswer<T>(source: AnswerSource<T>): UsedAnswer<T> {
  const { key, path, query, body, parse, question, keep, subject, refreshEveryMs, reuseForMs, isAsked = true } = source;
  const { hiddenEveryMs = 0 } = source;
  const on = runningClient();
  forgetWithSessions(on);
  const meant = useMeantBarnId();
  const instanceId = source.instanceId ?? meant;
  if (instanceId === null) throw new Error('no barn is selected');
  const instance = useInstance(instanceId);
  const identity = answerKey(instanceId, instance?.accountId ?? null, key, path, query, body);
  const name = stableText(identity);
  const keptAs = keptUnder(identity, subject);

  const { cache } = useSWRConfig();
  // A refusal that others met a moment ago holds for whoever joins them, too.
  const joinsRefusal = isWanted(name) && isRefused(cache.get(unstable_serialize(identity))?.error);
  const pauseToNext = (latest: Received | undefined): number => {
    if (document.hidden && hiddenEveryMs > 0) return hiddenEveryMs;
    return latest === undefined || reuseForMs === 0 ? refreshEveryMs : untilTooOld(latest, reuseForMs, on.now());
  };
  const { data, error, isValidating, mutate } = useSWR<Received, unknown, AnswerKey | null>(
    isAsked ? identity : null,
    () => {
      const reuse = takeDemand(name) || reuseForMs === 0 ? null : { forMs: reuseForMs, parse };
      return fetchAnswer(
        identity,
        { question: question(identity), keepAs: keep ? keptAs : null, reuse, signal: whileWanted(name) },
        on,
      );
    },
    {
      onErrorRetry,
      refreshInterval: pauseToNext,
      refreshWhenHidden: hiddenEveryMs > 0,
      ...(joinsRefusal ? { revalidateOnMount: false } : {}),
    },
  );
  useEffect(() => (isAsked ? wantAnswer(name) : undefined), [name, isAsked]);

  const kept = useKeptAnswer(identity, keptAs, parse, isAsked && keep && data === undefined, on);
  const before = useLastOf(subject === undefined ? null : keptName(identity, keptAs), data);

  const isReached = instance?.online === true;
  const reach = useMemo(
    () => ({ isReached, mayAsk: instance?.loggedIn === true && !instance.eulaNeeded }),
    [isReached, instance?.loggedIn, instance?.eulaNeeded],
  );
  const asking = useRef<{ readonly now: Asking; readonly reach: Reach }>({ now: { state: 'resting' }, reach });
  useEffect(() => {
    const { now, reach: before } = asking.current;
    const step = askingAfter(now, { before, now: reach, isAsking: isValidating, lastTry: lastTry(error) });
    asking.current = { now: step.asking, reach };
    if (step.askAgain) askAgain(name, () => mutate());
  }, [reach, isValidating, error, name, mutate]);

  const retry = (): void => {
    demandAnswer(name);
    askTogether(name, () => {
      const reached = isReached
        ? undefined
        : on.checkConnection(instanceId, new AbortController().signal, { asked: true });
      void Promise.resolve(reached).then(() => mutate());
    });
  };
  const unreadable = (cause: unknown): RequestError => errorOf(cause, instanceId, identity);
  const known = useKnown(data ?? before ?? kept, parse, unreadable);
  // Nobody was waiting for an aborted request; whoever asks now starts a new one.
  const trouble = error === undefined || isAborted(error) ? null : errorOf(error, instanceId, identity);
  return { ...answerShown(known, trouble, isValidating, retry), unreadable };
}
