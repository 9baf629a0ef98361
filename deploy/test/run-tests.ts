import { runStep } from './run-step';
import { type Counts, closingLine, oneCheck, sum } from './step-counts';
import { testSteps } from './steps';

function stepLine(script: string, { passed, failed, skipped }: Counts, milliseconds: number): string {
  const left = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${script.padEnd(10)} ${closingLine({ passed, failed, skipped })}${left} (${(milliseconds / 1000).toFixed(0)} s)`;
}

/** `npm test`: every step, each also after another one failed; the closing line last. */
async function main(): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const results = new Map<string, Counts>();
  const lines: string[] = [];
  for (const step of testSteps) {
    const started = performance.now();
    console.log(`\n── ${step.script} ──`);
    const missing = step.after !== undefined && (results.get(step.after)?.failed ?? 1) > 0;
    if (missing) console.log(`not run: ${step.after} failed`);
    const counts = missing ? oneCheck(1) : await runStep(step, stop.signal);
    results.set(step.script, counts);
    lines.push(stepLine(step.script, counts, performance.now() - started));
    if (stop.signal.aborted) break;
  }
  const total = sum([...results.values()]);
  console.log(`\n${lines.join('\n')}\n\n${closingLine(total)}`);
  return total.failed > 0 || stop.signal.aborted ? 1 : 0;
}

process.exitCode = await main();
