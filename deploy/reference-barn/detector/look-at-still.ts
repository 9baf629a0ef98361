import sharp from 'sharp';
import type { Species } from '../herd/simulated-camera';
import { lookForMotion, type MotionFound, type MotionMemory } from './motion/look-for-motion';
import { isInfraredStill } from './tell-infrared';

/** Fine enough for a piglet in a pen, and a look takes some hundredths of a second. */
const widthPx = 160;

/** A still to look at, with what is remembered of those before. */
export interface LookOrder {
  /** Null for the first one. */
  readonly memory: MotionMemory | null;
  readonly jpeg: Uint8Array;
  /** When it was captured, ms since 1970 UTC. */
  readonly timeMs: number;
  readonly animals: Species;
}

export interface LookResult {
  readonly memory: MotionMemory;
  readonly found: MotionFound;
  /** Null: too dark to tell. */
  readonly infrared: boolean | null;
  /** Width of the picture by its height. */
  readonly aspectRatio: number;
}

/** Looks for animals in a still. @throws when it cannot be read */
export async function lookAtStill({ memory, jpeg, timeMs, animals }: LookOrder): Promise<LookResult> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: widthPx })
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { width: info.width, height: info.height, grey: new Uint8Array(data) };
  const looked = lookForMotion(memory, picture, timeMs, animals);
  return { ...looked, infrared: await isInfraredStill(jpeg), aspectRatio: info.width / info.height };
}
