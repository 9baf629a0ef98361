import type { MarkKind } from '../facts/timeline-marks';

/** Half the height of a mark, CSS px. */
export const markPx = 5;

/** A triangle, a disc or a cross around a point; hollow where it concerns the whole barn. */
export function traceMark(context: CanvasRenderingContext2D, kind: MarkKind, x: number, y: number): void {
  switch (kind) {
    case 'incident':
      context.moveTo(x, y - markPx);
      context.lineTo(x + markPx, y + markPx - 1);
      context.lineTo(x - markPx, y + markPx - 1);
      context.closePath();
      return;
    case 'intervention':
      context.moveTo(x + markPx - 1, y);
      context.arc(x, y, markPx - 1, 0, 2 * Math.PI);
      return;
    case 'deadAnimal':
      // An upright cross, its arms two px wide.
      context.rect(x - 1.5, y - markPx, 3, 2 * markPx);
      context.rect(x - markPx + 1, y - markPx + 2, 2 * markPx - 2, 3);
      return;
  }
}
