import type { Camera } from '../api/camera';

const USUAL = 16 / 9;
/** Beyond these a record is damaged or of no barn camera. */
const LEAST = 1 / 3;
const MOST = 4;

/** The shape that most of the cameras have, width divided by height: tiles of it waste least. */
export function commonAspect(cameras: readonly Pick<Camera, 'width' | 'height'>[]): number {
  const counts = new Map<number, number>();
  for (const { width, height } of cameras) {
    const aspect = width && height ? width / height : USUAL;
    const shape = aspect >= LEAST && aspect <= MOST ? aspect : USUAL;
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  let common = USUAL;
  let most = 0;
  for (const [shape, count] of counts) {
    if (count > most) [common, most] = [shape, count];
  }
  return common;
}
