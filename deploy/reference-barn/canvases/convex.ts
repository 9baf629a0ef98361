import type { CanvasCorner } from '@barnwatch/shared/wire';

/** Of flatter ones a picture would be drawn thousands of times larger at one corner than at another. */
const leastTurn = 0.001;

/** Whether the corners turn clockwise at each of them, as one sees it where y goes down. */
export function isConvex(corners: readonly CanvasCorner[]): boolean {
  return corners.every((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const turn = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
    return turn >= leastTurn;
  });
}
