import { cpus, loadavg } from 'node:os';
import type { Bench, Measurement, Verdict } from '../measurement';

const verdicts = new Map<Verdict, string>([
  [true, 'met'],
  [false, 'NOT MET'],
  [null, ''],
]);

/** What a bench itself loads a machine with: above it others are at work, and times say little. */
const ownLoad = 2;

/** A line of warning, when more runs on the machine than the bench. */
function loadLines(): readonly string[] {
  const [load = 0] = loadavg();
  const [most, cores] = [cpus().length + ownLoad, cpus().length];
  return load > most
    ? [`  load ${load.toFixed(1)} on ${cores} cores: times and ratios of times are worse than they would be`]
    : [];
}

/** The lines of one bench: its figures as a table, and below each what it is made of. */
export function benchLines({ name, title }: Bench, measurements: readonly Measurement[]): readonly string[] {
  const width = (pick: (measurement: Measurement) => string) =>
    Math.max(...measurements.map((one) => pick(one).length));
  const [what, goal, figure] = [width((one) => one.what), width((one) => one.goal), width((one) => one.figure)];
  const rows = measurements.flatMap((one) => [
    `  ${one.what.padEnd(what)}  ${one.goal.padEnd(goal)}  ${one.figure.padEnd(figure)}  ${verdicts.get(one.met) ?? ''}`.trimEnd(),
    ...one.madeOf.map((line) => `      ${line}`),
  ]);
  return [`${name}  ${title}`, ...loadLines(), ...rows];
}
