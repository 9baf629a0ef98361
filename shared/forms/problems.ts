import * as v from 'valibot';

/** What is wrong with a form, field by field: the names of the problems. A field that is right has none. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/**
 * What the rules find wrong with the values.
 *
 * @param rules a schema of the values. The message of an issue is the name of a problem, its path begins with the field;
 *   of several issues of one field the first one counts. What concerns several fields is forwarded to one of them.
 */
export function problemsOf<Values extends object>(
  rules: v.GenericSchema,
  values: Values,
): Problems<keyof Values & string> {
  const { issues = [] } = v.safeParse(rules, values);
  const found: Partial<Record<keyof Values & string, string>> = {};
  for (const { path, message } of issues) {
    const field = path?.[0]?.key;
    if (isFieldOf(values, field)) found[field] ??= message;
  }
  return found;
}

export function hasProblem(problems: Problems<string>): boolean {
  return Object.keys(problems).length > 0;
}

function isFieldOf<Values extends object>(values: Values, field: unknown): field is keyof Values & string {
  return typeof field === 'string' && Object.hasOwn(values, field);
}
