import { randomInt } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import fc from 'fast-check';
import { loadContract } from '../../deploy/reference-barn/contract/load-contract';
import { type FuzzStage, openFuzzStage } from '../../deploy/reference-barn/fuzz/fuzz-stage';
import { type FuzzedRequest, fuzzedRequests } from '../../deploy/reference-barn/fuzz/fuzzed-requests';
import type { Bench, Measurement } from './measurement';

/** A call that takes longer is a fault. */
const longestCallMs = 5_000;
/** `BARNWATCH_FUZZ_MINUTES`; each round has a seed of its own, which `BARNWATCH_FUZZ_SEED` chooses. */
const usualMinutes = 3;
const requestsOfARound = 500;
const shownProblems = 10;
const shownCharacters = 600;

interface Tally {
  calls: number;
  slowestMs: number;
  readonly problems: string[];
  readonly seeds: number[];
}

/** Any request to any call of the contract, for minutes: the short form is a property of the test run. */
export const fuzz: Bench = {
  name: 'FUZZ',
  title: 'the whole contract with made-up paths, queries, headers and bodies, against a barn and a senator',
  async measure({ signal }): Promise<readonly Measurement[]> {
    const contract = loadContract();
    const requests = fc.oneof(...contract.operations.map((operation) => fuzzedRequests(contract, operation)));
    const tally: Tally = { calls: 0, slowestMs: 0, problems: [], seeds: [] };
    const endsAt = performance.now() + minutes(process.env.BARNWATCH_FUZZ_MINUTES) * millisecondsInMinute;
    const stage = await openFuzzStage(contract, longestCallMs);
    try {
      while (performance.now() < endsAt && !signal.aborted) {
        const seed = Number(process.env.BARNWATCH_FUZZ_SEED ?? randomInt(2 ** 31));
        tally.seeds.push(seed);
        if (!(await sendRound(stage, fc.sample(requests, { numRuns: requestsOfARound, seed }), tally, signal))) break;
      }
    } finally {
      await stage.stop();
    }
    const { calls, slowestMs, problems, seeds } = tally;
    return [
      {
        what: 'calls that failed by a fault of the instance, took over 5 s, or ended a process',
        goal: '0',
        figure: `${problems.length} of ${calls}; the slowest took ${Math.round(slowestMs)} ms`,
        met: problems.length === 0,
        madeOf: [...problems.slice(0, shownProblems), `seeds: ${seeds.join(', ')}`],
        values: { calls, slowestMs, problems, seeds },
      },
    ];
  },
};

/** @returns whether it is worth going on */
async function sendRound(
  stage: FuzzStage,
  requests: readonly FuzzedRequest[],
  tally: Tally,
  signal: AbortSignal,
): Promise<boolean> {
  for (const request of requests) {
    if (signal.aborted) return false;
    const { ms, problem, hasEnded } = await stage.send(request);
    tally.calls += 1;
    tally.slowestMs = Math.max(tally.slowestMs, ms);
    if (problem !== null) tally.problems.push(`${JSON.stringify(request).slice(0, shownCharacters)}: ${problem}`);
    if (hasEnded) return false;
  }
  return true;
}

function minutes(text: string | undefined): number {
  const wanted = Number(text ?? usualMinutes);
  if (!(wanted > 0 && wanted <= 1_440))
    throw new Error('BARNWATCH_FUZZ_MINUTES is a number of minutes from 0 to 1440.');
  return wanted;
}
