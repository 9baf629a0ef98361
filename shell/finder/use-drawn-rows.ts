import { startTransition, useEffect, useState } from 'react';
import { afterPicture } from '../renders/after-picture';
import type { FoundPart } from './find-entries';

/** As many rows as can be seen at once: the list is at most 480 px high, a row at least 40 px. */
const rowsInSight = 12;
/** Each picture after a key takes in so many, from the first row on, until all in sight show what was found. */
const rowsAPicture = 3;
/** The others follow few at a time: each time is far below a picture, also on a slow phone (product P25). */
const rowsPerStep = 3;
/** By then somebody who types on has pressed the next key. */
export const pauseMs = 300;
const stepMs = 30;

export interface DrawnRows {
  readonly count: number;
  /** So many take in what was found; those below show what they showed before. */
  readonly renewed: number;
  /** Somebody scrolls: the rest is wanted now. */
  readonly drawAll: () => void;
}

/** How many rows of what was found are drawn: those in sight at once, the others while nobody types. */
export function useDrawnRows(found: readonly FoundPart[], total: number): DrawnRows {
  const [drawn, setDrawn] = useState({ found, count: rowsInSight });
  const count = drawn.found === found ? drawn.count : rowsInSight;
  const [pictured, setPictured] = useState({ found, rows: rowsInSight });
  const renewed = pictured.found === found ? pictured.rows : rowsAPicture;
  const isWhole = renewed >= Math.min(rowsInSight, total);
  useEffect(() => {
    if (isWhole) return;
    return afterPicture(() => startTransition(() => setPictured({ found, rows: renewed + rowsAPicture })));
  }, [found, renewed, isWhole]);
  useEffect(() => {
    if (count >= total) return;
    const draw = () => startTransition(() => setDrawn({ found, count: count + rowsPerStep }));
    const timer = setTimeout(draw, count === rowsInSight ? pauseMs : stepMs);
    return () => clearTimeout(timer);
  }, [found, count, total]);
  return {
    count,
    renewed: isWhole ? Number.POSITIVE_INFINITY : renewed,
    drawAll: () => count < total && startTransition(() => setDrawn({ found, count: total })),
  };
}
