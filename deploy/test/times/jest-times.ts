import path from 'node:path';
import * as v from 'valibot';
import { repository } from '../../build/places';
import { noTimes, type RunnerTimes } from './timed';

const jestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ fullName: v.string(), duration: v.optional(v.nullable(v.number()), null) })),
    }),
  ),
});

/** Times of Jest's report. What a file takes beside its tests is set-up: its surroundings and the modules it loads. */
export function jestTimes(report: unknown): RunnerTimes {
  const parsed = v.safeParse(jestReport, report);
  if (!parsed.success) return noTimes;
  const files = parsed.output.testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const file = path.relative(repository, name);
    const tests = assertionResults.map(({ fullName, duration }) => ({
      name: `${file}: ${fullName}`,
      setUpMs: 0,
      proofMs: Math.max(0, duration ?? 0),
    }));
    const proofMs = tests.reduce((total, test) => total + test.proofMs, 0);
    return { tests, file: { name: file, setUpMs: Math.max(0, endTime - startTime - proofMs), proofMs } };
  });
  return { sharedSetUpMs: 0, files: files.map(({ file }) => file), tests: files.flatMap(({ tests }) => tests) };
}
