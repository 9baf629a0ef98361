import { type CutOut, cutOut, type Stamp } from './cut-out';
import type { Sprite } from './sprite';

/** Bytes of all cameras together. */
const capacity = 24 * 1024 * 1024;

/** Steps a pixel, a pixel per metre, a radian, and of full light in which places are told apart. */
const places = 4;
const scales = 5;
const turns = 40;
const brightnesses = 80;

const cache = new Map<string, CutOut>();
let bytes = 0;

/** A cut-out and where it goes. */
export interface PlacedCutOut {
  cut: CutOut;
  left: number;
  top: number;
}

/**
 * A cut-out of an animal that stays where it is: made once for as long as nothing changes. Its place is rounded finer
 * than an eye can see, so that a nudge by a neighbour changes nothing.
 */
export function restingCutOut(sprite: Sprite, spriteKey: string, exact: Stamp): PlacedCutOut {
  // The place within two pixels matters, the rest is a shift.
  const left = Math.floor(exact.x / 2) * 2;
  const top = Math.floor(exact.y / 2) * 2;
  const x = Math.round((exact.x - left) * places);
  const y = Math.round((exact.y - top) * places);
  const scale = Math.round(exact.pixelsPerMetre * scales);
  const turn = Math.round(exact.turn * turns);
  const brightness = Math.round(exact.brightness * brightnesses);
  const saturation = Math.round(exact.saturation * brightnesses);
  const key = `${spriteKey}|${(((x * 16 + y) * 64 + turn + 32) * 256 + brightness) * 128 + saturation}|${scale}`;
  const stamp: Stamp = {
    x: x / places,
    y: y / places,
    pixelsPerMetre: scale / scales,
    turn: turn / turns,
    opacity: exact.opacity,
    brightness: brightness / brightnesses,
    saturation: saturation / brightnesses,
  };
  return { cut: cache.get(key) ?? keep(key, cutOut(sprite, stamp)), left, top };
}

function keep(key: string, cut: CutOut): CutOut {
  cache.set(key, cut);
  bytes += sizeOf(cut);
  // The oldest go first, whether they were used or not: a resting animal's is made again in less than a millisecond.
  for (const [oldKey, old] of cache) {
    if (bytes <= capacity) break;
    cache.delete(oldKey);
    bytes -= sizeOf(old);
  }
  return cut;
}

function sizeOf({ luma, chroma, spans }: CutOut): number {
  return luma.byteLength + chroma.byteLength + spans.byteLength;
}
