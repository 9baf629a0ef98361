/** A step of the arrow keys is this part of all rows: a look along the whole chart takes two dozen long steps. */
const stepsInChart = 144;
const longStep = 6;

export interface CursorKey {
  readonly key: string;
  /** Row by row. */
  readonly shiftKey: boolean;
}

/**
 * The row that a key leads to, null for keys that do not move the cursor. Without a row as yet, it begins at the newest.
 * @param row -1 while there is none
 */
export function rowAfterKey({ key, shiftKey }: CursorKey, row: number, rows: number): number | null {
  if (rows === 0) return null;
  const step = shiftKey ? 1 : Math.max(1, Math.round(rows / stepsInChart));
  const moved = (by: number): number => (row < 0 ? rows - 1 : Math.min(rows - 1, Math.max(0, row + by)));
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return moved(step);
    case 'ArrowLeft':
    case 'ArrowDown':
      return moved(-step);
    case 'PageUp':
      return moved(step * longStep);
    case 'PageDown':
      return moved(-step * longStep);
    case 'Home':
      return 0;
    case 'End':
      return rows - 1;
    default:
      return null;
  }
}
