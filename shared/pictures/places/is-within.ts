/** A place in a picture, in shares of its width and height. */
export interface PlaceInPicture {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether a place lies within a polygon, whose last corner joins the first; of two polygons with a common edge, exactly
 * one holds a place on it.
 */
export function isWithin(polygon: readonly PlaceInPicture[], { x, y }: PlaceInPicture): boolean {
  let within = false;
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    if (from.y > y === to.y > y) return;
    if (x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) within = !within;
  });
  return within;
}
