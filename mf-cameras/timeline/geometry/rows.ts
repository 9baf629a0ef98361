/** Which rows are in sight: from the first on, up to and without the last. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** @param top how far the rows are scrolled, px */
export function rowsInSight(top: number, height: number, rowHeight: number, count: number): RowRange {
  const from = Math.min(count, Math.max(0, Math.floor(top / rowHeight)));
  const to = Math.min(count, Math.max(from, Math.ceil((top + height) / rowHeight)));
  return { from, to };
}

/** Up to so many rows are asked for in one go. */
export const rowsInBlock = 48;

/** The rows to ask for: whole blocks, so that scrolling by a row asks for nothing. */
export function rowsToAsk({ from, to }: RowRange, count: number): readonly RowRange[] {
  const blocks: RowRange[] = [];
  for (
    let first = Math.floor(from / rowsInBlock) * rowsInBlock;
    first < Math.min(count, Math.max(to, from + 1));
    first += rowsInBlock
  ) {
    blocks.push({ from: first, to: Math.min(count, first + rowsInBlock) });
  }
  return blocks;
}
