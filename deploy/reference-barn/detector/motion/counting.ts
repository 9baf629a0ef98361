import type { Blob } from './blobs';
import type { Body } from './bodies';

/** What is needed to say whether blobs are single animals. */
export interface Counting {
  /** Sizes of blobs that moved about alone, in pixels, the newest last. */
  readonly sizes: readonly number[];
  /** How many there were in the last looks. */
  readonly numbers: readonly number[];
}

export const nothingCounted: Counting = { sizes: [], numbers: [] };

const mostSizes = 200;
/** Fewer tell nothing of how big an animal is. */
const leastSizes = 8;
/** A number that has not changed for so many looks is believed. */
const steadyLooks = 5;
/** A single animal is between these many times as big as they are usually. */
const singleSize = { least: 0.5, most: 1.8 } as const;
/** Of its box: a group has gaps, an animal fills it. */
const leastFilled = 0.4;
/** Of the picture: beyond, bodies lie over one another. */
const mostCovered = 0.35;

export function countOn({ sizes, numbers }: Counting, blobs: readonly Blob[], bodies: readonly Body[]): Counting {
  const alone = bodies.flatMap(({ moves, pixels }, index) => (moves && isCompact(blobs[index]) ? [pixels] : []));
  return {
    sizes: [...sizes, ...alone].slice(-mostSizes),
    numbers: [...numbers, blobs.length].slice(-steadyLooks),
  };
}

/** Whether every blob is one animal, and no animal is missing as far as anybody can tell. None at all is not believed. */
export function isSure({ sizes, numbers }: Counting, blobs: readonly Blob[], pixelsInPicture: number): boolean {
  if (blobs.length === 0 || sizes.length < leastSizes || numbers.length < steadyLooks) return false;
  if (numbers.some((number) => number !== blobs.length)) return false;
  const covered = blobs.reduce((sum, { pixels }) => sum + pixels.length, 0);
  if (covered > mostCovered * pixelsInPicture) return false;
  const usual = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  return blobs.every(
    (blob) =>
      isCompact(blob) &&
      blob.pixels.length >= singleSize.least * usual &&
      blob.pixels.length <= singleSize.most * usual,
  );
}

function isCompact(blob: Blob | undefined): boolean {
  if (!blob) return false;
  const box = (blob.right - blob.left + 1) * (blob.bottom - blob.top + 1);
  return blob.pixels.length >= leastFilled * box;
}
