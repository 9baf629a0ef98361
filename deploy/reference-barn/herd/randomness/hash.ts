/** Mixes up to four integers to 32 well-spread bits (finaliser of MurmurHash3): the only source of chance in the herd. */
export function hash(a: number, b = 0, c = 0, d = 0): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15) ^ b, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13) ^ c, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16) ^ d, 0x165667b1);
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The same integers always give the same number from 0 (inclusive) to 1 (exclusive). */
export function chance(a: number, b = 0, c = 0, d = 0): number {
  return hash(a, b, c, d) / 4_294_967_296;
}

/** As `chance`, spread evenly from `low` to `high`. */
export function between(low: number, high: number, a: number, b = 0, c = 0, d = 0): number {
  return low + (high - low) * chance(a, b, c, d);
}

/** The integers 0 to `count` − 1 in an order that follows from the seed. */
export function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  return order
    .map((index) => ({ index, rank: hash(seed, index) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ index }) => index);
}
