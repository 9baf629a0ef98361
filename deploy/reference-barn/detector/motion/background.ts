import type { Blob } from './blobs';
import type { GreyPicture, Mask } from './mask';

/** The empty pen, as far as it is known. */
export interface Background {
  /** A brightness for each pixel. */
  readonly level: Float32Array;
  /** For how many looks each pixel has differed from it without moving. */
  readonly stillFor: Uint16Array;
  /** Looks that it was learned from, up to `looksToLearn`. */
  readonly looks: number;
}

/** Two minutes at the usual pace: who walks about meanwhile does not stay in the picture. */
export const looksToLearn = 12;
/** While it is learned, each pixel goes towards the picture by this, of 255: what is there most of the time wins. */
const learningStep = 6;
/** Afterwards it follows daylight and dust, where nobody is. */
const following = 0.05;
/** An hour at the usual pace: a bucket that was put down, or an animal so fast asleep that nothing of it stirs. */
const looksToAbsorb = 360;

export function beginBackground({ grey }: GreyPicture): Background {
  return { level: Float32Array.from(grey), stillFor: new Uint16Array(grey.length), looks: 1 };
}

export function isLearned({ looks }: Background): boolean {
  return looks >= looksToLearn;
}

export function learnMore(background: Background, { grey }: GreyPicture): Background {
  const level = background.level.map((before, at) => {
    const difference = (grey[at] ?? 0) - before;
    return before + Math.sign(difference) * Math.min(learningStep, Math.abs(difference));
  });
  return { ...background, level, looks: background.looks + 1 };
}

/** Follows the picture where nobody is, and takes in what has not stirred for an hour, and `gone` at once. */
export function followPicture(
  background: Background,
  { grey }: GreyPicture,
  masks: { readonly foreground: Mask; readonly moving: Mask },
  gone: readonly Blob[],
): Background {
  const level = background.level.slice();
  const stillFor = background.stillFor.slice();
  for (let at = 0; at < level.length; at += 1) {
    const [before, now] = [level[at] ?? 0, grey[at] ?? 0];
    if (masks.foreground[at] !== 1) {
      level[at] = before + following * (now - before);
      stillFor[at] = 0;
      continue;
    }
    stillFor[at] = masks.moving[at] === 1 ? 0 : (stillFor[at] ?? 0) + 1;
    if ((stillFor[at] ?? 0) >= looksToAbsorb) takeIn(at);
  }
  for (const { pixels } of gone) for (const at of pixels) takeIn(at);
  return { ...background, level, stillFor };

  function takeIn(at: number): void {
    level[at] = grey[at] ?? 0;
    stillFor[at] = 0;
  }
}

/**
 * Whether a blob is the floor where somebody lay while the background was learned: its outline is in the background,
 * not in the picture.
 */
export function isEmptyPlace(blob: Blob, { grey, width }: GreyPicture, { level }: Background): boolean {
  const inside = new Set(blob.pixels);
  let [inPicture, inBackground] = [0, 0];
  for (const at of blob.pixels) {
    for (const next of [at + 1, at - 1, at + width, at - width]) {
      if (inside.has(next) || next < 0 || next >= grey.length) continue;
      // One pixel further out: the cleaned mask is a little smaller than the body.
      const beyond = Math.min(grey.length - 1, Math.max(0, at + 2 * (next - at)));
      inPicture += Math.abs((grey[at] ?? 0) - (grey[beyond] ?? 0));
      inBackground += Math.abs((level[at] ?? 0) - (level[beyond] ?? 0));
    }
  }
  return inBackground > 1.5 * inPicture;
}
