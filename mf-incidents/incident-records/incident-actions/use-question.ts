import type { RequestError } from '@barnwatch/shared/auth-client';
import { type FormState, useForm } from '@barnwatch/shared/forms';
import * as v from 'valibot';

export type QuestionForm = FormState<never, RequestError>;

const nothingAsked = {};
const noRules = v.object({});

/**
 * A question that is only answered with yes.
 *
 * @param act does it, and tells why it was not done; null where it was
 */
export function useQuestion(
  act: (signal: AbortSignal) => Promise<RequestError | null>,
  onDone: () => void,
): QuestionForm {
  return useForm<object, RequestError>({
    values: nothingAsked,
    rules: noRules,
    words: () => '',
    async send(signal) {
      const error = await act(signal);
      if (signal.aborted) return { kind: 'left' };
      if (error !== null) return { kind: 'refused', refusal: error };
      onDone();
      return { kind: 'taken' };
    },
  });
}
