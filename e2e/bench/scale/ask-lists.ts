import { setTimeout as delay } from 'node:timers/promises';
import type { StartedBarn } from '../barn/started-barn';
import { percentile } from '../statistics';
import { type ListCall, listCalls } from './list-calls';

/** How long one list took, ms. */
export interface ListLatency {
  readonly p50: number;
  readonly p95: number;
}

/** How long answers took, ms. */
export interface AskedLists {
  /** By what was asked for. */
  readonly lists: ReadonlyMap<string, ListLatency>;
  /** `/api/p` meanwhile. */
  readonly probes: readonly number[];
}

/** Of so many one busy moment does not decide what the 95th percentile is. */
const rounds = 60;
const probePauseMs = 20;
/** A barn that answers so soon, so often in a row, is done with its start. */
const calm = { answerMs: 15, times: 200 } as const;
/** On a busy machine it never is. */
const longestStartMs = 180_000;

/** The key of the next page, as it ends an answer. */
const keyAtEnd = /"next":"([^"]+)"\}\}\}$/;

interface Asked {
  readonly tookMs: number;
  readonly next: string | undefined;
}

async function ask(
  { address, token }: StartedBarn,
  { path, body, isNextPage }: ListCall,
  { chance, before }: { readonly chance: number; readonly before?: Asked | undefined },
): Promise<Asked> {
  const askedAt = performance.now();
  const after = isNextPage === true && before?.next !== undefined ? { offset: undefined, after: before.next } : {};
  const response = await fetch(`${address}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...body(chance, Date.now()), ...after }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const tookMs = performance.now() - askedAt;
  return { tookMs, next: keyAtEnd.exec(bytes.subarray(-5_000).toString())?.[1] };
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
 * Waits until a barn has drawn the floors of its simulated cameras, which it does once, after its start, on the thread
 * that answers: what lies in its data has no part in how long that takes.
 */
async function untilCalm({ address }: StartedBarn, signal: AbortSignal): Promise<void> {
  const ends = performance.now() + longestStartMs;
  for (let inRow = 0; inRow < calm.times && performance.now() < ends; ) {
    signal.throwIfAborted();
    const askedAt = performance.now();
    await (await fetch(`${address}/api/p`)).text();
    inRow = performance.now() - askedAt <= calm.answerMs ? inRow + 1 : 0;
    await delay(probePauseMs);
  }
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
  for (const barn of both) await untilCalm(barn, signal);
  // What is worked out once, by whoever comes first, is not what everybody waits for.
  for (const call of listCalls) for (const barn of both) await ask(barn, call, { chance: 0.5 });
  const done = new AbortController();
  const probed = Promise.all(both.map((barn) => probe(barn, done.signal)));
  const [small, large] = [new Map<string, ListLatency>(), new Map<string, ListLatency>()];
  try {
    const took = listCalls.map((call) => ({ call, small: [] as number[], large: [] as number[] }));
    for (let round = 0; round < rounds; round += 1) {
      // The same order each time, without a pattern that a cache would like.
      const chance = (round * 0.618_034 + 0.05) % 1;
      // One of each list in turn: a busy second of the machine weighs on all alike, not on one.
      let before: { readonly small: Asked; readonly large: Asked } | undefined;
      for (const { call, small: ofSmall, large: ofLarge } of took) {
        signal.throwIfAborted();
        const inSmall = await ask(barns.small, call, { chance, before: before?.small });
        const inLarge = await ask(barns.large, call, { chance, before: before?.large });
        ofSmall.push(inSmall.tookMs);
        ofLarge.push(inLarge.tookMs);
        before = { small: inSmall, large: inLarge };
      }
    }
    for (const { call, small: ofSmall, large: ofLarge } of took) {
      small.set(call.what, latencyOf(ofSmall));
      large.set(call.what, latencyOf(ofLarge));
    }
  } finally {
    done.abort();
  }
  const [smallProbes = [], largeProbes = []] = await probed;
  return { small: { lists: small, probes: smallProbes }, large: { lists: large, probes: largeProbes } };
}

function latencyOf(latencies: readonly number[]): ListLatency {
  return { p50: percentile(latencies, 0.5), p95: percentile(latencies, 0.95) };
}
