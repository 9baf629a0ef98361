import { startTransition, useEffect, useState } from 'react';
import type { FoundPart } from './find-entries';

/** As many rows as can be seen at once, with some to spare: the list is at most 480 px high, a row at least 40 px. */
const rowsInSight = 12;
/** The others follow a few at a time, so that none of the times takes a picture (product P25). */
const rowsPerStep = 6;
/** Somebody who types on presses the next key within it. */
const stepMs = 80;

/** How many rows of what was found are drawn: those in sight at once, the others while nobody types. */
export function useDrawnRows(found: readonly FoundPart[], count: number): number {
  const [drawn, setDrawn] = useState({ found, rows: rowsInSight });
  const rows = drawn.found === found ? drawn.rows : rowsInSight;
  useEffect(() => {
    if (rows >= count) return;
    const timer = setTimeout(() => startTransition(() => setDrawn({ found, rows: rows + rowsPerStep })), stepMs);
    return () => clearTimeout(timer);
  }, [found, rows, count]);
  return rows;
}
