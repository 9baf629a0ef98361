import type { BarnAnswer, BarnAnswerOptions } from './barn-answer';
import { oneCall } from './fetch-answer';
import { useAnswer } from './use-answer';

/**
 * One answer of an instance, shared by all who ask for it, asked again on focus, on reconnect and after failures. Old
 * data stays on screen with its age; a failure is never kept as an answer.
 *
 * @param key what the answer is, in the words of the screen; path, query and body are part of its identity too
 * @throws {Error} when there is neither a selected barn nor an `instanceId`
 */
export function useBarnAnswer<T>(key: string, path: string, options: BarnAnswerOptions<T>): BarnAnswer<T> {
  const { parse, query, body, instanceId, keep = false, refreshEveryMs = 0, reuseForMs = 0 } = options;
  const question = (identity: Parameters<typeof oneCall>[0]) => oneCall(identity, parse);
  return useAnswer({ key, path, query, body, instanceId, parse, question, keep, refreshEveryMs, reuseForMs });
}
