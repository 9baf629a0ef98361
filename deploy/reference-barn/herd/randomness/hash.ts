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

const mostShuffled = 2 ** 20;

/** The integers 0 to `count` − 1 in an order that follows from the seed. @param count at most 2^20; below 0: none */
export function shuffled(count: number, seed: number): number[] {
  // Ranks of 32 bits before the integers themselves: numbers are sorted without a call for each pair.
  const ranked = new Float64Array(Math.max(0, count));
  for (let index = 0; index < count; index++) ranked[index] = hash(seed, index) * mostShuffled + index;
  return Array.from(ranked.sort(), (each) => each % mostShuffled);
}
