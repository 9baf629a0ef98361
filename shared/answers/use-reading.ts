import type { Call } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import type { BarnReading } from './barn-reading';
import { callPath, callQuery } from './call-path';
import { callReader } from './call-reader';
import { type AnswerKey, oneCall } from './fetch-answer';
import type { ReadingName } from './reading-name';
import { useAnswer } from './use-answer';
import { type Select, useSelected } from './use-selected';

export interface ReadingOptions {
  /** Asked again at this interval while the page is visible, in ms. */
  readonly refreshEveryMs?: number;
  /** Asked again at this interval while the page is hidden, in ms; it rests by default. Browsers may make it longer. */
  readonly hiddenEveryMs?: number;
  /** An answer younger than this, in ms, is not asked for again, not even after a restart. Needs `keep`. */
  readonly reuseForMs?: number;
  /** Kept on the device for this instance and account, and shown with its age when the instance cannot be asked. */
  readonly keep?: boolean;
  /**
   * What the answer is about, in the words of the screen, where the question itself moves on with the clock ("the last
   * hour"). Until the present one is answered, the last answer of the subject is shown with its age; the device keeps one
   * of each. Members of it that say when they are from tell what of it is still meant.
   */
  readonly subject?: string | undefined;
  /** The selected barn by default. */
  readonly instanceId?: string | undefined;
  /** False for who may not ask, or does not want to yet: it is `loading` for as long. True by default. */
  readonly isAsked?: boolean;
}

/**
 * One answer of an instance: asked for once by all who want it, asked again on focus, on reconnect and after failures.
 * Call and arguments are what tells it from others. Old data stays on screen with its age; a failure is never kept.
 *
 * @param call a constant of `@barnwatch/shared/wire/calls`
 * @param select what the screen needs of it; a function of its module, or one that keeps its identity
 * @throws {Error} when there is neither a selected barn nor an `instanceId`
 */
export function useReading<Name extends ReadingName, Answer>(
  call: Call<Name, Answer>,
  request: CallRequest<Name> & ReadingOptions,
): BarnReading<Answer>;
export function useReading<Name extends ReadingName, Answer, T>(
  call: Call<Name, Answer>,
  request: CallRequest<Name> & ReadingOptions,
  select: Select<Answer, T>,
): BarnReading<T>;
export function useReading<Name extends ReadingName, Answer>(
  call: Call<Name, Answer>,
  request: CallRequest<Name> & ReadingOptions,
  select: Select<Answer, unknown> = all,
): BarnReading<unknown> {
  const {
    keep = false,
    subject,
    refreshEveryMs = 0,
    hiddenEveryMs = 0,
    reuseForMs = 0,
    instanceId,
    isAsked = true,
    ...asked
  } = request;
  const parse = callReader(call);
  const answer = useAnswer({
    key: call.name,
    path: callPath(call.name, asked),
    query: callQuery(asked),
    // A call that only asks is made by POST where it has a body.
    body: asked.body,
    instanceId,
    parse,
    question: (identity: AnswerKey) => oneCall(identity, parse),
    keep,
    subject,
    refreshEveryMs,
    hiddenEveryMs,
    reuseForMs,
    isAsked,
  });
  return useSelected(answer, select);
}

function all<Answer>(answer: Answer): Answer {
  return answer;
}
