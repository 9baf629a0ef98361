import { startTransition, useEffect, useState } from 'react';
import type { FoundPart } from './find-entries';

/** As many rows as can be seen at once: the list is at most 480 px high, a row at least 40 px. */
const rowsInSight = 12;
/** With the picture of the key so many; the others in sight with the next one. */
export const rowsAtOnce = 6;
/** The others follow few at a time: each time is far below a picture, also on a slow phone (product P25). */
const rowsPerStep = 3;
/** By then somebody who types on has pressed the next key. */
const pauseMs = 300;
const stepMs = 30;

export interface DrawnRows {
  readonly count: number;
  /** The rows in sight beyond `rowsAtOnce` take in what was found. */
  readonly isSecondPicture: boolean;
  /** Somebody scrolls: the rest is wanted now. */
  readonly drawAll: () => void;
}

/** How many rows of what was found are drawn: those in sight at once, the others while nobody types. */
export function useDrawnRows(found: readonly FoundPart[], total: number): DrawnRows {
  const [drawn, setDrawn] = useState({ found, count: rowsInSight });
  const count = drawn.found === found ? drawn.count : rowsInSight;
  const [pictured, setPictured] = useState<readonly FoundPart[]>(found);
  useEffect(() => afterPicture(() => startTransition(() => setPictured(found))), [found]);
  useEffect(() => {
    if (count >= total) return;
    const draw = () => startTransition(() => setDrawn({ found, count: count + rowsPerStep }));
    const timer = setTimeout(draw, count === rowsInSight ? pauseMs : stepMs);
    return () => clearTimeout(timer);
  }, [found, count, total]);
  return {
    count,
    isSecondPicture: pictured === found,
    drawAll: () => count < total && startTransition(() => setDrawn({ found, count: total })),
  };
}

/** Once the picture of now is drawn, unless it is ended before. */
function afterPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
