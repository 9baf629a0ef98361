import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench } from './measurement';
import { inContext } from './surroundings/session';

const microseconds = (ms: number): string => `${(ms * 1_000).toFixed(0)} µs`;

const rounds = 300;
const stillBytes = 60_000;

/** Fetches a still in a worker and hands its bytes over, as a worker that alone holds the tokens would have to. */
const worker = `onmessage = async ({ data }) => {
  const bytes = await (await fetch(data, { cache: 'no-store' })).arrayBuffer();
  postMessage(bytes, [bytes]);
};`;

async function serve(): Promise<{ readonly address: string; close(): void }> {
  const still = Buffer.alloc(stillBytes, 7);
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/worker.js') response.setHeader('content-type', 'text/javascript').end(worker);
    else if (url === '/still') response.setHeader('content-type', 'image/jpeg').end(still);
    else response.setHeader('content-type', 'text/html').end('<!doctype html><title>bench</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

interface Costs {
  readonly sealMs: number;
  readonly unsealMs: number;
  readonly pageStillsPerS: number;
  readonly workerStillsPerS: number;
}

/** Runs in the page. A text: what compiles this file puts names into functions that the page does not know. */
const measuring = `(async () => {
  const rounds = ${rounds};
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const text = JSON.stringify({ refreshToken: 'x'.repeat(600), access: 'y'.repeat(400) });
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const each = async (work) => {
    const startedAt = performance.now();
    for (let round = 0; round < rounds; round += 1) await work();
    return (performance.now() - startedAt) / rounds;
  };
  const seal = () => crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  const sealed = await seal();
  const sealMs = await each(seal);
  const unsealMs = await each(async () => {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    JSON.parse(new TextDecoder().decode(bytes));
  });
  const address = new URL('/still', location.href).href;
  const inPage = async () => (await fetch(address, { cache: 'no-store' })).arrayBuffer();
  const fetching = new Worker('/worker.js');
  const inWorker = () =>
    new Promise((resolve) => {
      fetching.onmessage = resolve;
      fetching.postMessage(address);
    });
  // Once each before it counts, so that neither pays for its start.
  await inPage();
  await inWorker();
  const pageMs = await each(inPage);
  const workerMs = await each(inWorker);
  fetching.terminate();
  return { sealMs, unsealMs, pageStillsPerS: 1000 / pageMs, workerStillsPerS: 1000 / workerMs };
})()`;

/** For decision 0005: what sealing costs each time, and what fetching in a worker would. */
export const keptTokens: Bench = {
  name: 'TOKENS',
  title: 'Sealing what is kept of a session, and stills through a worker',
  async measure(surroundings) {
    const server = await serve();
    try {
      return await inContext(await surroundings.browser(), {}, async (context) => {
        const page = await context.newPage();
        await page.goto(server.address);
        const costs = await page.evaluate<Costs>(measuring);
        const free = { goal: '', met: null, madeOf: [], values: { ...costs } } as const;
        return [
          { ...free, what: 'sealing a session', figure: microseconds(costs.sealMs) },
          { ...free, what: 'unsealing it', figure: microseconds(costs.unsealMs) },
          { ...free, what: 'stills a second, fetched by the page', figure: costs.pageStillsPerS.toFixed(0) },
          { ...free, what: 'stills a second, through a worker', figure: costs.workerStillsPerS.toFixed(0) },
        ];
      });
    } finally {
      server.close();
    }
  },
};
