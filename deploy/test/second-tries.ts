import * as v from 'valibot';

/** A test that passed only when it was tried again, and what went wrong before. */
export interface SecondTry {
  readonly name: string;
  readonly cause: string;
}

/** This many are reported and pass; one more and the run has failed. */
export const mostSecondTries = 2;

const resultSchema = v.object({
  status: v.string(),
  /** ms */
  duration: v.optional(v.number(), 0),
  errors: v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []),
  attachments: v.optional(v.array(v.object({ name: v.string(), body: v.optional(v.string()) })), []),
});

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({ projectName: v.string(), status: v.string(), results: v.optional(v.array(resultSchema), []) }),
  ),
});

interface Suite {
  readonly specs?: readonly v.InferOutput<typeof specSchema>[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(specSchema)),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

/** Playwright’s report, as far as it is read. */
export const reportSchema = v.object({ suites: v.array(suiteSchema) });

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal
const colours = /\u001b\[[\d;]*m/g;

/** The first words of what went wrong, on one line. */
function causeOf(message: string): string {
  const lines = message.replace(colours, '').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 4)
    .join(' · ');
}

/** All tests of a file, or of a part of it. */
export function specsOf({ specs = [], suites = [] }: Suite): readonly v.InferOutput<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Those of Playwright's report. */
export function secondTriesOf(report: unknown): readonly SecondTry[] {
  const parsed = v.safeParse(reportSchema, report);
  if (!parsed.success) return [];
  return parsed.output.suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName, results }) => {
        const failed = results.find(({ status }) => status !== 'passed' && status !== 'skipped');
        return { name: `${file}: ${title} [${projectName}]`, cause: causeOf(failed?.errors[0]?.message ?? '') };
      }),
  );
}

/** What the closing lines say of them; nothing when there are none. */
export function secondTryLines(tries: readonly SecondTry[]): readonly string[] {
  if (tries.length === 0) return [];
  const verdict = tries.length > mostSecondTries ? `more than ${mostSecondTries}: the run has failed` : 'to be mended';
  return [
    '',
    `passed only at a second try (${verdict}):`,
    ...tries.map(({ name, cause }) => `- ${name}\n  ${cause === '' ? 'no cause was told' : cause}`),
  ];
}
