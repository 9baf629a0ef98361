import type { RunPart, RunRecord } from './run-record';
import { lengthOf, type Timed } from './timed';

/** How many of the slowest are named. */
const named = 20;

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8);

function sumOf(all: readonly Timed[]): { readonly setUpMs: number; readonly proofMs: number } {
  return {
    setUpMs: all.reduce((total, { setUpMs }) => total + setUpMs, 0),
    proofMs: all.reduce((total, { proofMs }) => total + proofMs, 0),
  };
}

/** A part by the clock. Of a runner with several workers, its set-up and proof have the shares that its workers tell. */
function splitByClock({ tookMs, isSetUp, times }: RunPart): { readonly setUpMs: number; readonly proofMs: number } {
  if (isSetUp) return { setUpMs: tookMs, proofMs: 0 };
  const { setUpMs, proofMs } = sumOf(times.files);
  if (setUpMs + proofMs === 0) return { setUpMs: 0, proofMs: tookMs };
  const { sharedSetUpMs } = times;
  const ofTests = Math.max(0, tookMs - sharedSetUpMs);
  const provenMs = (ofTests * proofMs) / (setUpMs + proofMs);
  return { setUpMs: tookMs - provenMs, proofMs: provenMs };
}

function partLine(part: RunPart): string {
  const { setUpMs, proofMs } = splitByClock(part);
  const { counts } = part;
  const checks = counts ? String(counts.passed + counts.failed + counts.skipped) : '';
  return `${part.name.padEnd(12)}${seconds(setUpMs + proofMs)}${seconds(setUpMs)}${seconds(proofMs)}${checks.padStart(8)}`;
}

function slowest(what: string, all: readonly Timed[]): string[] {
  const slow = all.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, named);
  if (slow.length === 0) return [];
  return [
    '',
    `slowest ${what}, seconds${' '.repeat(Math.max(1, 12 - what.length))}all  set-up   proof`,
    ...slow.map((each) => {
      const figures = `${seconds(lengthOf(each))}${seconds(each.setUpMs)}${seconds(each.proofMs)}`;
      return `${' '.repeat(8)}${figures}  ${each.name}`;
    }),
  ];
}

/** Where the time of a run went, as lines: its parts, then its slowest files and tests. */
export function timeTable({ parts }: RunRecord): readonly string[] {
  const split = parts.map(splitByClock);
  const setUpMs = split.reduce((total, part) => total + part.setUpMs, 0);
  const proofMs = split.reduce((total, part) => total + part.proofMs, 0);
  return [
    'part, seconds     all  set-up   proof  checks',
    ...parts.map(partLine),
    `${'sum'.padEnd(12)}${seconds(setUpMs + proofMs)}${seconds(setUpMs)}${seconds(proofMs)}`,
    ...slowest(
      'files',
      parts.flatMap(({ times }) => times.files),
    ),
    ...slowest(
      'tests',
      parts.flatMap(({ times }) => times.tests),
    ),
  ];
}
