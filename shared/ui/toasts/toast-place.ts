/** A part of the window, CSS px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ToastRoom {
  /** Where toasts may lie at all: their column from its upper to its lower end. */
  readonly column: Box;
  /** How high they are together. */
  readonly height: number;
  /** What nothing may lie on: the title of a dialog and its buttons, the field in question, what was just pressed. */
  readonly free: readonly Box[];
}

/** Fine enough that it looks as if it were meant. */
const stepPx = 8;
/** A little air. */
const airPx = 4;

/**
 * How far above the lower end of their column toasts lie, CSS px: at the lower end if they may, else as little above it
 * as leaves everything free that has to be. Where nothing is free, where they cover least.
 */
export function toastPlace({ column, height, free }: ToastRoom): number {
  const beside = free.filter((box) => box.right + airPx > column.left && box.left - airPx < column.right);
  const room = Math.max(0, column.bottom - column.top - height);
  let best = { above: 0, covered: Number.POSITIVE_INFINITY };
  for (let above = 0; above <= room; above += stepPx) {
    const bottom = column.bottom - above;
    const covered = beside.reduce((sum, box) => sum + overlap(box, bottom - height - airPx, bottom + airPx), 0);
    if (covered < best.covered) best = { above, covered };
    if (covered === 0) break;
  }
  return best.above;
}

function overlap(box: Box, top: number, bottom: number): number {
  return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, top));
}
