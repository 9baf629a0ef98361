import type { Box } from '../../../canvas-records/geometry/point';

/** Between two lines of the grid, as a share of the canvas’s width. */
export const gridStep = 1 / 24;

/** A line to which something was drawn. */
export interface Guide {
  readonly axis: 'x' | 'y';
  readonly at: number;
}

export interface Snap {
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Guide[];
}

/**
 * How far something has to be moved so that an edge or its middle lies on one of another picture, of the canvas, or of
 * the grid, the nearest within reach; the grid only where nothing else is.
 */
export function snapOf(moving: Box, others: readonly Box[], heightRatio: number, reach: number): Snap {
  const canvas: Box = { x: 0, y: 0, width: 1, height: heightRatio };
  const across = nearest(linesOf(moving, 'x'), [canvas, ...others].flatMap(inAxis('x')), reach);
  const down = nearest(linesOf(moving, 'y'), [canvas, ...others].flatMap(inAxis('y')), reach);
  return {
    dx: across?.by ?? toGrid(moving.x, reach),
    dy: down?.by ?? toGrid(moving.y, reach),
    guides: [
      ...(across ? [{ axis: 'x' as const, at: across.at }] : []),
      ...(down ? [{ axis: 'y' as const, at: down.at }] : []),
    ],
  };
}

function inAxis(axis: 'x' | 'y') {
  return (box: Box) => linesOf(box, axis);
}

/** Both edges and the middle. */
function linesOf({ x, y, width, height }: Box, axis: 'x' | 'y'): readonly number[] {
  const [from, size] = axis === 'x' ? [x, width] : [y, height];
  return [from, from + size / 2, from + size];
}

function nearest(lines: readonly number[], targets: readonly number[], reach: number) {
  let found: { readonly by: number; readonly at: number } | null = null;
  for (const at of targets) {
    for (const line of lines) {
      const by = at - line;
      if (Math.abs(by) <= reach && (found === null || Math.abs(by) < Math.abs(found.by))) found = { by, at };
    }
  }
  return found;
}

function toGrid(edge: number, reach: number): number {
  const by = Math.round(edge / gridStep) * gridStep - edge;
  return Math.abs(by) <= reach ? by : 0;
}
