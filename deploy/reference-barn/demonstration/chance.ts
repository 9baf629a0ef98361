/** A row of numbers from 0 (inclusive) to 1 that follows from its seed alone (mulberry32). */
export interface Chance {
  number(): number;
  between(low: number, high: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const chance: Chance = {
    number() {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
    between: (low, high) => low + (high - low) * chance.number(),
    pick: (values) => values[Math.floor(chance.number() * values.length)] ?? values[0],
  };
  return chance;
}
