import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Measurement } from '../measurement';
import { percentile } from '../statistics';
import { milliseconds } from '../units';
import { benchPassword, startBarn } from './started-barn';

const together = 100;
const mostMs = 10_000;
const mostProbeMs = 50;
const probePauseMs = 20;
const names = ['anna', 'bert', 'cleo', 'dora'];

/** An address of its own for each: ten attempts a minute are all that one address has. */
const addressOf = (index: number): string => `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`;

async function signIn(barn: string, index: number): Promise<{ readonly ok: boolean; readonly tookMs: number }> {
  const askedAt = performance.now();
  const response = await fetch(`${barn}/api/auth/usernamePassword/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(index) },
    body: JSON.stringify({ username: names[index % names.length], password: benchPassword }),
  });
  await response.arrayBuffer();
  return { ok: response.ok, tookMs: performance.now() - askedAt };
}

/** How long the barn takes to say that it is there, again and again until everybody is in. */
async function probe(barn: string, signal: AbortSignal): Promise<readonly number[]> {
  const latencies: number[] = [];
  while (!signal.aborted) {
    const askedAt = performance.now();
    await (await fetch(`${barn}/api/p`)).text();
    latencies.push(performance.now() - askedAt);
    await delay(probePauseMs);
  }
  return latencies;
}

async function measureSignIns(): Promise<readonly Measurement[]> {
  const barn = await startBarn({
    listen: { port: 0, trustedProxies: ['127.0.0.1'] },
    accounts: names.map((username) => ({ displayName: username, username, password: benchPassword, permissions: [] })),
  });
  try {
    const done = new AbortController();
    const probed = probe(barn.address, done.signal);
    const outcomes = await Promise.all(Array.from({ length: together }, (_, index) => signIn(barn.address, index)));
    done.abort();
    const latencies = await probed;
    const slowest = Math.max(...outcomes.map(({ tookMs }) => tookMs));
    const failed = outcomes.filter(({ ok }) => !ok).length;
    const p95 = percentile(latencies, 0.95);
    return [
      {
        what: `${together} sign-ins at once, the last answer`,
        goal: `≤ ${mostMs / 1000} s, none refused`,
        figure: `${(slowest / 1000).toFixed(1)} s, ${failed} refused`,
        met: slowest <= mostMs && failed === 0,
        madeOf: [],
        values: { outcomes },
      },
      {
        what: '/api/p meanwhile, p95',
        goal: `≤ ${mostProbeMs} ms`,
        figure: milliseconds(p95),
        met: p95 <= mostProbeMs,
        madeOf: [`slowest of ${latencies.length}: ${milliseconds(Math.max(...latencies))}`],
        values: { latencies },
      },
    ];
  } finally {
    await barn.stop();
  }
}

export const signIns: Bench = {
  name: 'SIGN-INS',
  title: `${together} sign-ins at once: hashing waits in line, nothing else does`,
  measure: measureSignIns,
};
