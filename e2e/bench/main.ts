import { allBenches } from './all-benches';
import type { Bench } from './measurement';
import { benchLines } from './report/print-bench';
import { writeResult } from './report/write-result';
import { openSurroundings } from './surroundings/surroundings';

function chosen(names: readonly string[]): readonly Bench[] | string {
  const wanted = names.map((name) => name.toUpperCase());
  const unknown = wanted.find((name) => !allBenches.some((bench) => bench.name === name));
  if (unknown === undefined)
    return allBenches.filter(({ name, onlyByName }) =>
      wanted.length === 0 ? onlyByName !== true : wanted.includes(name),
    );
  return `There is no bench ${unknown}. Benches: ${allBenches.map(({ name }) => name).join(', ')}.`;
}

/** `npm run bench [-- P3 P11]`. Goals that are missed are printed, not failed: the code is 1 when one could not be measured. */
async function main(): Promise<number> {
  const benches = chosen(process.argv.slice(2));
  if (typeof benches === 'string') {
    console.error(benches);
    return 1;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const surroundings = openSurroundings(stop.signal);
  let failed = 0;
  try {
    for (const bench of benches) {
      if (stop.signal.aborted) break;
      try {
        const measurements = await bench.measure(surroundings);
        await writeResult(bench, measurements);
        console.log(`${benchLines(bench, measurements).join('\n')}\n`);
      } catch (cause) {
        failed += 1;
        console.error(`${bench.name}  ${bench.title}\n  could not be measured:`, cause);
      }
    }
  } finally {
    await surroundings.close();
  }
  return failed > 0 || stop.signal.aborted ? 1 : 0;
}

process.exitCode = await main();
