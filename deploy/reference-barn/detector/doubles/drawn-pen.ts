// biome-ignore-all lint/correctness/noUndeclaredDependencies: the tools of tests belong to the whole workspace
import type { GreyPicture } from '../motion/mask';

/** A light body on a dark floor; pixels of the middle, and its size. */
export interface DrawnBody {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
}

export const penSize = { width: 160, height: 90 } as const;

/** A pen from above, with a floor that has a pattern and a sensor that has noise. @param light brightness of the floor */
export function drawPen(bodies: readonly DrawnBody[], look: number, light = 70): GreyPicture {
  const { width, height } = penSize;
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const slats = Math.floor(x / 8) % 2 === 0 ? 6 : 0;
    const noise = ((at * 2_654_435_761 + look * 40_503) >>> 8) % 9;
    const body = bodies.some((one) => Math.abs(one.x - x) <= one.length / 2 && Math.abs(one.y - y) <= one.width / 2);
    grey[at] = light + slats + noise + (body ? 90 : 0);
  }
  return { width, height, grey };
}
