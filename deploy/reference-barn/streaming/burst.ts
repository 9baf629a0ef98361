import type { AccessUnit } from '../sources/access-unit';

/**
 * Composition offsets for pictures that are sent 1 ms apart: the order of presentation stays, the distances shrink with
 * the time line. Without B-pictures all are 0.
 */
export function burstCompositionOffsets(units: readonly AccessUnit[]): number[] {
  const presented = units.map((unit, index) => ({ index, at: unit.captureTimeMs + unit.compositionOffsetMs }));
  presented.sort((one, other) => one.at - other.at || one.index - other.index);
  const offsets = new Array<number>(units.length).fill(0);
  for (const [rank, { index }] of presented.entries()) offsets[index] = rank - index;
  const delay = Math.max(0, ...offsets.map((offset) => -offset));
  return offsets.map((offset) => offset + delay);
}
