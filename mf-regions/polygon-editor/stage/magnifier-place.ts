import type { BoxPx } from '../../geometry/viewport/viewport';

/** How wide and high it is, CSS px. */
export const magnifierPx = 112;
const gapPx = 40;

/** Where the magnifier lies: beside the finger, which may be anywhere on a low picture, and never below it. */
export function magnifierPlace(touch: BoxPx, box: BoxPx): BoxPx {
  const isLeft = touch.x - gapPx - magnifierPx > 0;
  return {
    x: isLeft ? touch.x - gapPx - magnifierPx : Math.min(box.x - magnifierPx, touch.x + gapPx),
    y: Math.min(Math.max(0, touch.y - magnifierPx), Math.max(0, box.y - magnifierPx)),
  };
}
