import fc from 'fast-check';
import { beginsNext, createRests } from './create-rests';

interface Cleaner {
  readonly sliceMs: number;
  begins: number;
  slices: number;
}

/** Lets those who clean up work for a while on one thread. @returns them, and the share of the time they took */
function share(slices: readonly number[], spanMs: number): { readonly cleaners: readonly Cleaner[]; share: number } {
  const cleaners: Cleaner[] = slices.map((sliceMs) => ({ sliceMs, begins: 0, slices: 0 }));
  let [now, lastBegins, worked] = [0, 0, 0];
  while (now < spanMs) {
    const next = cleaners.reduce((one, other) => (other.begins < one.begins ? other : one));
    now = Math.max(now, next.begins) + next.sliceMs;
    worked += next.sliceMs;
    next.slices += 1;
    lastBegins = beginsNext(lastBegins, now, next.sliceMs);
    next.begins = lastBegins;
  }
  return { cleaners, share: worked / now };
}

const sliceMs = fc.integer({ min: 1, max: 100 });

test('however many clean up at once, a quarter of the time is theirs, and each has its turn', () => {
  fc.assert(
    fc.property(fc.array(sliceMs, { minLength: 1, maxLength: 6 }), (slices) => {
      const result = share(slices, 1_000_000);
      expect(result.share).toBeCloseTo(0.25, 2);
      const turns = result.cleaners.map((cleaner) => cleaner.slices);
      expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(1);
    }),
  );
});

test('whoever is asked to end does not wait for its turn', async () => {
  const ending = new AbortController();
  const rest = createRests(ending.signal);
  ending.abort();
  await expect(rest()).rejects.toThrow();
});
