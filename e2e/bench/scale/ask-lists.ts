import { setTimeout as delay } from 'node:timers/promises';
import type { StartedBarn } from '../barn/started-barn';
import { percentile } from '../statistics';
import { type ListCall, listCalls } from './list-calls';

/** How long answers took, ms. */
export interface AskedLists {
  /** By what was asked for; the 95th percentile. */
  readonly lists: ReadonlyMap<string, number>;
  /** `/api/p` meanwhile. */
  readonly probes: readonly number[];
}

/** Of so many one busy moment does not decide what the 95th percentile is. */
const rounds = 60;
const probePauseMs = 20;

async function ask({ address, token }: StartedBarn, { path, body }: ListCall, chance: number): Promise<number> {
  const askedAt = performance.now();
  const response = await fetch(`${address}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body(chance, Date.now())),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - askedAt;
}

/** How long the barn takes to say that it is there, again and again. */
async function probe({ address }: StartedBarn, signal: AbortSignal): Promise<readonly number[]> {
  const latencies: number[] = [];
  while (!signal.aborted) {
    const askedAt = performance.now();
    await (await fetch(`${address}/api/p`)).text();
    latencies.push(performance.now() - askedAt);
    await delay(probePauseMs);
  }
  return latencies;
}

/**
 * Asks two barns for every list many times, in turns, so that whatever else the machine does weighs on both alike;
 * meanwhile somebody else looks whether they answer at all.
 */
export async function askLists(
  barns: { readonly small: StartedBarn; readonly large: StartedBarn },
  signal: AbortSignal,
): Promise<{ readonly small: AskedLists; readonly large: AskedLists }> {
  const both = [barns.small, barns.large] as const;
  // What is worked out once, by whoever comes first, is not what everybody waits for.
  for (const call of listCalls) for (const barn of both) await ask(barn, call, 0.5);
  const done = new AbortController();
  const probed = Promise.all(both.map((barn) => probe(barn, done.signal)));
  const [small, large] = [new Map<string, number>(), new Map<string, number>()];
  try {
    for (const call of listCalls) {
      const took = { small: [] as number[], large: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        signal.throwIfAborted();
        // The same order each time, without a pattern that a cache would like.
        const chance = (round * 0.618_034 + 0.05) % 1;
        took.small.push(await ask(barns.small, call, chance));
        took.large.push(await ask(barns.large, call, chance));
      }
      small.set(call.what, percentile(took.small, 0.95));
      large.set(call.what, percentile(took.large, 0.95));
    }
  } finally {
    done.abort();
  }
  const [smallProbes = [], largeProbes = []] = await probed;
  return { small: { lists: small, probes: smallProbes }, large: { lists: large, probes: largeProbes } };
}
