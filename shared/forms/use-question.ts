import * as v from 'valibot';
import { type FormState, useForm } from './use-form';
import type { NeededLine } from './use-missing-line';

export type QuestionForm<Refusal> = FormState<never, Refusal>;

const nothingAsked = {};
const noRules = v.object({});

/**
 * A question that is only answered with yes.
 *
 * @param act does it, and tells why it was not done; null where it was
 * @param needsLine as of `FormOptions`
 */
export function useQuestion<Refusal>(
  act: (signal: AbortSignal) => Promise<Refusal | null>,
  onDone: () => void,
  needsLine?: NeededLine,
): QuestionForm<Refusal> {
  return useForm<object, Refusal>({
    values: nothingAsked,
    rules: noRules,
    words: () => '',
    ...(needsLine !== undefined && { needsLine }),
    async send(signal) {
      const refusal = await act(signal);
      if (signal.aborted) return { kind: 'left' };
      if (refusal !== null) return { kind: 'refused', refusal };
      onDone();
      return { kind: 'taken' };
    },
  });
}
