export type StepDirection = 'previous' | 'next';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shorter movements, in CSS pixels, come from a shaking hand. */
const LEAST_DISTANCE = 56;
/** A swipe goes sideways; what goes up or down as much is the scrolling of a page. */
const LEAST_SLOPE = 1.5;

/** Which way a finger went from one point to the other; null if it was no swipe. To the left is on to the next. */
export function swipeDirection(from: Point, to: Point): StepDirection | null {
  const across = to.x - from.x;
  const along = Math.abs(to.y - from.y);
  if (Math.abs(across) < LEAST_DISTANCE || Math.abs(across) < LEAST_SLOPE * along) return null;
  return across < 0 ? 'next' : 'previous';
}
