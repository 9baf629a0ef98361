export type StepDirection = 'previous' | 'next';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shorter movements, in CSS pixels, come from a shaking hand. */
const leastDistance = 56;
/** A swipe goes sideways; what goes up or down as much is the scrolling of a page. */
const leastSlope = 1.5;

/** Which way a finger went from one point to the other; null if it was no swipe. To the left is on to the next. */
export function swipeDirection(from: Point, to: Point): StepDirection | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) < leastDistance || Math.abs(across) < leastSlope * along) return null;
  return across < 0 ? 'next' : 'previous';
}
