import { type Place, usualRatio } from '../../../canvas-records/geometry/place';

/** Between two pictures, as a share of the canvas’s width. */
const gap = 0.01;

/** A place without a picture in it: where it lies and how wide it is. */
export type Spot = Pick<Place, 'x' | 'y' | 'width'>;

/**
 * Places side by side, row by row, in the order of the pictures: as large as they can be so that all of them lie on the
 * canvas. Each has the room of the usual picture; a higher one is made narrower.
 *
 * @param ratios width by height of each picture
 */
export function filled(ratios: readonly number[], heightRatio: number): readonly Spot[] {
  const columns = bestColumns(ratios.length, heightRatio);
  const cell = cellOf(columns, ratios.length, heightRatio);
  return ratios.map((ratio, index) => {
    const width = Math.min(cell.width, cell.height * ratio);
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      x: gap + column * (cell.width + gap) + (cell.width - width) / 2,
      y: gap + row * (cell.height + gap) + (cell.height - width / ratio) / 2,
      width,
    };
  });
}

function bestColumns(count: number, heightRatio: number): number {
  let best = 1;
  for (let columns = 1; columns <= count; columns++) {
    if (cellOf(columns, count, heightRatio).width > cellOf(best, count, heightRatio).width) best = columns;
  }
  return best;
}

function cellOf(
  columns: number,
  count: number,
  heightRatio: number,
): { readonly width: number; readonly height: number } {
  const rows = Math.max(1, Math.ceil(count / columns));
  const across = (1 - gap * (columns + 1)) / columns;
  const down = (heightRatio - gap * (rows + 1)) / rows;
  const width = Math.max(0.005, Math.min(across, down * usualRatio));
  return { width, height: width / usualRatio };
}
