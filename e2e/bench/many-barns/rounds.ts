/** Rounds of one part of the measurement, when the machine is quick enough; the median counts. */
const wanted = 3;

/** With fewer there is nothing to compare. */
const least = 2;

/** No further round is begun after this, ms: the whole measurement stays within two minutes. */
const enoughMs = 35_000;

/** Measures in rounds, and says on the error line how far it has come. */
export async function inRounds(what: string, measure: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  for (let round = 1; round <= wanted; round += 1) {
    await measure();
    const passed = performance.now() - begun;
    console.error(`  ${what}: round ${round} of ${wanted}, ${(passed / 1_000).toFixed(1)} s`);
    if (round >= least && passed > enoughMs) return;
  }
}
