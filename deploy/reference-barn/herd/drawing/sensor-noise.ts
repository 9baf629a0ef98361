import { chance } from '../randomness/hash';
import type { Frame } from './frame';

/** Samples of the noise that all frames take theirs from; a power of two. */
const sampleCount = 1 << 15;

/** Roughly normal, deviation 1 at 16. */
const samples = Int8Array.from({ length: sampleCount }, (_, index) => {
  let sum = 0;
  for (let die = 0; die < 4; die++) sum += chance(1501, index, die) - 0.5;
  return Math.max(-127, Math.min(127, Math.round(sum * 27)));
});

/** Grain of the sensor on the luma. @param amplitude deviation in luma steps @param seed of this frame */
export function addSensorNoise({ y }: Frame, amplitude: number, seed: number): void {
  const gain = Math.round(amplitude * 16);
  if (gain <= 0) return;
  let sample = seed;
  for (let start = 0; start < y.length; start += 1024) {
    // A new place in the samples for each piece, so that no pattern shows.
    sample = (Math.imul(sample, 1_664_525) + 1_013_904_223) >>> 0;
    let from = sample >>> 17;
    const end = Math.min(y.length, start + 1024);
    for (let at = start; at < end; at++) {
      const grainy = (y[at] ?? 0) + (((samples[from] ?? 0) * gain + 128) >> 8);
      from = (from + 1) & (sampleCount - 1);
      y[at] = grainy < 16 ? 16 : grainy > 235 ? 235 : grainy;
    }
  }
}
