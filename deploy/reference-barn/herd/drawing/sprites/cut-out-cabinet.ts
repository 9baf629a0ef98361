import { type CutOut, cutOut, type Stamp } from './cut-out';
import type { Sprite } from './sprite';

/** Bytes of all cameras together. */
const CAPACITY = 64 * 1024 * 1024;

const cabinet = new Map<string, CutOut>();
let bytes = 0;

/**
 * A cut-out of an animal that stays where it is: made once for as long as nothing changes. Its place is rounded finer
 * than an eye can see, so that a nudge by a neighbour changes nothing.
 */
export function restingCutOut(sprite: Sprite, spriteKey: string, exact: Stamp): CutOut {
  const stamp: Stamp = {
    x: rounded(exact.x, 4),
    y: rounded(exact.y, 4),
    pixelsPerMetre: rounded(exact.pixelsPerMetre, 5),
    turn: rounded(exact.turn, 40),
    opacity: exact.opacity,
    brightness: rounded(exact.brightness, 80),
    saturation: exact.saturation,
  };
  // The place within two pixels matters, the rest is a shift.
  const left = Math.floor(stamp.x / 2) * 2;
  const top = Math.floor(stamp.y / 2) * 2;
  const { pixelsPerMetre, turn, brightness, saturation } = stamp;
  const key = `${spriteKey} ${stamp.x - left} ${stamp.y - top} ${pixelsPerMetre} ${turn} ${brightness} ${saturation}`;
  const known = cabinet.get(key) ?? keep(key, cutOut(sprite, { ...stamp, x: stamp.x - left, y: stamp.y - top }));
  return { ...known, left: known.left + left, top: known.top + top };
}

function rounded(value: number, steps: number): number {
  return Math.round(value * steps) / steps;
}

function keep(key: string, cut: CutOut): CutOut {
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
