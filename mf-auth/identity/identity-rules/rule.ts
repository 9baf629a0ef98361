import * as v from 'valibot';

/** One thing that a typed text must fulfil, and the name of what is wrong where it does not. */
export interface Rule<Problem extends string> {
  readonly problem: Problem;
  readonly holds: (value: string) => boolean;
  /** Whether typing on can make it hold. Then nobody is told before the field was left. */
  readonly typingOnHelps: boolean;
}

/** A table of rules, the most telling problem first. */
export type Rules<Problem extends string> = readonly Rule<Problem>[];

/** The first rule that does not hold; null when all do. */
export function firstProblem<Problem extends string>(rules: Rules<Problem>, value: string): Problem | null {
  return rules.find(({ holds }) => !holds(value))?.problem ?? null;
}

/** What typing on cannot mend, such as a text that is too long: told at once, while the field has the focus. */
export function problemWhileTyping<Problem extends string>(rules: Rules<Problem>, value: string): Problem | null {
  if (value === '') return null;
  return rules.find(({ holds, typingOnHelps }) => !typingOnHelps && !holds(value))?.problem ?? null;
}

/** Length in characters as the contract counts them (Unicode code points), not in UTF-16 units. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** The rules of the fields of a form, as `useForm` takes them. */
export interface FormRules {
  readonly rules: v.GenericSchema;
  readonly rulesWhileTyping: v.GenericSchema;
}

/**
 * Tables of rules by field, as schemas of what is in the fields.
 *
 * @param others fields that hold no text
 */
export function formRules(tables: Readonly<Record<string, Rules<string>>>, others: v.ObjectEntries = {}): FormRules {
  const textsBy = (problemOf: typeof firstProblem) =>
    Object.fromEntries(Object.entries(tables).map(([field, rules]) => [field, ruledText(rules, problemOf)] as const));
  return {
    rules: v.object({ ...textsBy(firstProblem), ...others }),
    rulesWhileTyping: v.object(textsBy(problemWhileTyping)),
  };
}

/** A text whose one issue is named by the problem. */
function ruledText(rules: Rules<string>, problemOf: typeof firstProblem) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(rules, dataset.value) : null;
      if (problem !== null) addIssue({ message: problem });
    }),
  );
}
