import { createPace, paced } from './pace';

const never = new AbortController().signal;

/** 8 Mbit/s: a thousand bytes a millisecond. */
const bitsASecond = 8_000_000;

async function* chunks(count: number, bytes: number): AsyncGenerator<Buffer> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(bytes, index);
}

async function sent(source: AsyncIterable<Buffer>): Promise<number> {
  let bytes = 0;
  for await (const chunk of source) bytes += chunk.byteLength;
  return bytes;
}

test('issue 19: two files at a time go no faster together than one may alone, and all of them arrives', async () => {
  const pace = createPace(bitsASecond);
  const beganAt = performance.now();
  const both = await Promise.all([1, 2].map(() => sent(paced(chunks(5, 20_000), pace, never))));
  const tookMs = performance.now() - beganAt;
  expect(both).toEqual([100_000, 100_000]);
  expect(tookMs).toBeGreaterThanOrEqual(199);
});

test('a pause saves nothing up: what comes after it goes no faster; whoever gives up waits no longer', async () => {
  let now = 0;
  const pace = createPace(bitsASecond, () => now);
  await pace.take(50, never);
  now = 60_000;
  const beganAt = performance.now();
  await pace.take(100_000, never);
  expect(performance.now() - beganAt).toBeGreaterThanOrEqual(99);
  const ending = new AbortController();
  const waiting = pace.take(10_000_000, ending.signal);
  ending.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
