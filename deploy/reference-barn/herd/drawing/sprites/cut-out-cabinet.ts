import { type CutOut, cutOut, type Stamp } from './cut-out';
import type { Sprite } from './sprite';

/** Bytes of all cameras together. */
const CAPACITY = 64 * 1024 * 1024;

const cabinet = new Map<string, CutOut>();
let bytes = 0;

/** A cut-out of an animal that stays where it is: made once for as long as nothing changes. */
export function restingCutOut(sprite: Sprite, spriteKey: string, stamp: Stamp): CutOut {
  const { x, y, pixelsPerMetre, turn, brightness, saturation } = stamp;
  const key = `${spriteKey} ${x} ${y} ${pixelsPerMetre} ${turn} ${brightness} ${saturation}`;
  const known = cabinet.get(key);
  if (known) return known;
  const cut = cutOut(sprite, stamp);
  cabinet.set(key, cut);
  bytes += sizeOf(cut);
  // The oldest go first, whether they were used or not: a resting animal's is made again in less than a millisecond.
  for (const [oldKey, old] of cabinet) {
    if (bytes <= CAPACITY) break;
    cabinet.delete(oldKey);
    bytes -= sizeOf(old);
  }
  return cut;
}

function sizeOf({ luma, chroma, spans }: CutOut): number {
  return luma.byteLength + chroma.byteLength + spans.byteLength;
}
