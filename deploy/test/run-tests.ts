import { runStep } from './run-step';
import { type SecondTry, secondTriesOf, secondTryLines } from './second-tries';
import { type Counts, closingLine, oneCheck, sum } from './step-counts';
import { type StepReports, testSteps } from './steps';
import { type RunPart, writeRunRecord } from './times/run-record';
import { setUpTime } from './times/set-up-time';
import { timeTable } from './times/time-table';
import { noTimes } from './times/timed';

const nothingRead: StepReports = { report: undefined, times: undefined };

function stepLine(script: string, { passed, failed, skipped }: Counts, milliseconds: number): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${script.padEnd(10)} ${closingLine({ passed, failed, skipped })}${left} (${(milliseconds / 1000).toFixed(0)} s)`;
}

/** `npm test`: every step, each also after another one failed; where the time went; the closing line last. */
async function main(): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const startedAt = Date.now();
  const results = new Map<string, Counts>();
  const lines: string[] = [];
  const secondTries: SecondTry[] = [];
  const setUpMs = await setUpTime(startedAt);
  const parts: RunPart[] = [{ name: 'set-up', tookMs: setUpMs, isSetUp: true, counts: null, times: noTimes }];
  for (const step of testSteps) {
    const started = performance.now();
    console.log(`\n── ${step.script} ──`);
    const missing = step.after !== undefined && (results.get(step.after)?.failed ?? 1) > 0;
    if (missing) console.log(`not run: ${step.after} failed`);
    const outcome = missing
      ? { counts: oneCheck(1), times: noTimes, reports: nothingRead }
      : await runStep(step, stop.signal);
    const { counts, times } = outcome;
    const tookMs = performance.now() - started;
    results.set(step.script, counts);
    secondTries.push(...secondTriesOf(outcome.reports.report));
    lines.push(stepLine(step.script, counts, tookMs));
    parts.push({ name: step.script, tookMs, isSetUp: step.isSetUp ?? false, counts, times });
    if (stop.signal.aborted) break;
  }
  const record = { startedAt, parts, secondTries };
  await writeRunRecord(record);
  const total = sum([...results.values()]);
  const closing = [...timeTable(record), ...secondTryLines(secondTries), '', ...lines, '', closingLine(total)];
  console.log(`\n${closing.join('\n')}`);
  return total.failed > 0 || stop.signal.aborted ? 1 : 0;
}

process.exitCode = await main();
