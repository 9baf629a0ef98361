import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { type Revalidator, type RevalidatorOptions } from 'swr';
import { isTransient, type RequestError } from '../requests/outcome';
import { runningClient } from '../running';
import type { BarnAnswer, BarnAnswerOptions } from './barn-answer';
import { answerKey, Failure, fetchAnswer, keptAnswer, type Received } from './fetch-answer';
import { useInstance } from './instance-hooks';
import { wantAnswer, whileWanted } from './wanted-answers';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Another try for what may pass by itself: after 1, 2, 4 … 30 s, or as long as the instance asks for. */
function onErrorRetry(
  cause: unknown,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  if (!(cause instanceof Failure) || !isTransient(cause.error)) return;
  const pauseMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (retryCount - 1));
  const asked = cause.error.context.retryAfterMs ?? 0;
  setTimeout(() => void revalidate({ retryCount }), Math.max(asked, pauseMs * (0.75 + Math.random() / 2)));
}

function isAborted(cause: unknown): boolean {
  return cause instanceof Failure && cause.error.code === 'aborted';
}

/** Our own failures are values already; anything else thrown on the way is a bug in the screen's `parse`. */
function errorOf(cause: unknown, instanceId: string, path: string): RequestError {
  if (cause instanceof Failure) return cause.error;
  return { code: 'unexpected-shape', context: { instanceId, call: `GET ${path}` }, cause };
}

/**
 * One answer of an instance, shared by all who ask for it, asked again on focus, on reconnect and after failures. Old
 * data stays on screen with its age; a failure is never kept as an answer.
 *
 * @param key what the answer is, in the words of the screen; path and query are part of its identity too
 * @throws {Error} when there is neither a selected barn nor an `instanceId`
 */
export function useBarnAnswer<T>(key: string, path: string, options: BarnAnswerOptions<T>): BarnAnswer<T> {
  const on = runningClient();
  const selected = useSyncExternalStore(on.selectedBarnId.subscribe, on.selectedBarnId.get);
  const instanceId = options.instanceId ?? selected;
  if (instanceId === null) throw new Error('no barn is selected');
  const instance = useInstance(instanceId);
  const { parse, keep = false, query, refreshEveryMs = 0 } = options;
  const identity = answerKey(instanceId, instance?.accountId ?? null, key, path, query);
  const name = JSON.stringify(identity);

  const { data, error, isValidating, mutate } = useSWR<Received<T>, unknown, typeof identity>(
    identity,
    () => fetchAnswer(identity, { parse, keep, signal: whileWanted(name) }, on),
    { onErrorRetry, refreshInterval: refreshEveryMs },
  );
  useEffect(() => wantAnswer(name), [name]);

  const latest = useRef({ identity, parse });
  latest.current = { identity, parse };
  const [kept, setKept] = useState<{ name: string; received: Received<T> } | null>(null);
  const wantsKept = keep && data === undefined;
  useEffect(() => {
    if (!wantsKept) return;
    let wanted = true;
    void keptAnswer(latest.current.identity, latest.current.parse, on).then((received) => {
      if (wanted && received) setKept({ name, received });
    });
    return () => {
      wanted = false;
    };
  }, [wantsKept, name, on]);

  // The instance can answer again: ask at once, not after the pause. A try that is under way may be the one it answers.
  const canAnswer = instance?.online === true && instance.loggedIn && !instance.eulaNeeded;
  const couldAnswer = useRef(canAnswer);
  const triedMeanwhile = useRef(false);
  useEffect(() => {
    const returned = canAnswer && !couldAnswer.current;
    couldAnswer.current = canAnswer;
    const failedMeanwhile = triedMeanwhile.current && !isValidating && error !== undefined;
    if (returned || !isValidating) triedMeanwhile.current = returned && isValidating;
    if ((returned && !isValidating) || failedMeanwhile) void mutate();
  }, [canAnswer, isValidating, error, mutate]);

  const received = data ?? (kept?.name === name ? kept.received : undefined);
  const isOnline = instance?.online === true;
  const retry = (): void => {
    const reached = isOnline
      ? undefined
      : on.checkConnection(instanceId, new AbortController().signal, { asked: true });
    void Promise.resolve(reached).then(() => mutate());
  };
  // Nobody waited for an aborted one; whoever asks now has it asked anew.
  if (error !== undefined && !isAborted(error)) {
    const failure = {
      state: 'failed',
      error: errorOf(error, instanceId, path),
      refreshing: isValidating,
      retry,
    } as const;
    return received ? { ...failure, stale: received } : failure;
  }
  return received ? { state: 'ready', ...received, refreshing: isValidating, retry } : { state: 'loading', retry };
}
