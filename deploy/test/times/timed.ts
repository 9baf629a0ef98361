import * as v from 'valibot';

const milliseconds = v.pipe(v.number(), v.minValue(0));

/** How long something of a run took, ms: what had to stand before anything could be proven, and the proof. */
export const timedSchema = v.object({ name: v.string(), setUpMs: milliseconds, proofMs: milliseconds });

export type Timed = v.InferOutput<typeof timedSchema>;

/** What a runner tells of its files and of its tests. Its workers run beside each other: their sum exceeds the clock. */
export const runnerTimesSchema = v.object({
  /** Time before the first test that belongs to no file: servers, data. By the clock. */
  sharedSetUpMs: milliseconds,
  files: v.array(timedSchema),
  tests: v.array(timedSchema),
});

export type RunnerTimes = v.InferOutput<typeof runnerTimesSchema>;

export const noTimes: RunnerTimes = { sharedSetUpMs: 0, files: [], tests: [] };

export function lengthOf({ setUpMs, proofMs }: Timed): number {
  return setUpMs + proofMs;
}

/** Those of one name as one. */
export function addedUp(all: readonly Timed[]): Timed[] {
  const byName = new Map<string, Timed>();
  for (const { name, setUpMs, proofMs } of all) {
    const known = byName.get(name) ?? { name, setUpMs: 0, proofMs: 0 };
    byName.set(name, { name, setUpMs: known.setUpMs + setUpMs, proofMs: known.proofMs + proofMs });
  }
  return [...byName.values()];
}
