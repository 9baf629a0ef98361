import type { Camera } from '../../camera-records/record/camera';

const usualAspect = 16 / 9;
/** Beyond these a record is damaged or of no barn camera. */
const leastAspect = 1 / 3;
const mostAspect = 4;

/** The shape that most of the cameras have, width divided by height: tiles of it waste least. */
export function commonAspect(cameras: readonly Pick<Camera, 'width' | 'height'>[]): number {
  const counts = new Map<number, number>();
  for (const { width, height } of cameras) {
    const aspect = width && height ? width / height : usualAspect;
    const shape = aspect >= leastAspect && aspect <= mostAspect ? aspect : usualAspect;
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  let common = usualAspect;
  let most = 0;
  for (const [shape, count] of counts) {
    if (count > most) [common, most] = [shape, count];
  }
  return common;
}
