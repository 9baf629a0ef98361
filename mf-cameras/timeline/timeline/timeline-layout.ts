import type { RowRange } from '../geometry/rows';

export const timelineKinds = ['page', 'strip'] as const;

/** The timeline of a page, with its buttons, or one camera below a picture. */
export type TimelineKind = (typeof timelineKinds)[number];

/** Heights and places, CSS px. */
export interface TimelineLayout {
  readonly axisPx: number;
  readonly barnPx: number;
  readonly rowPx: number;
  /** Where the time begins: beside the names, where they have a column. */
  readonly left: number;
  /** Height of all rows with what stands above them. */
  readonly wholePx: number;
}

/** How high its rows may be together, as CSS has it: less where a place around it sets less. */
export const mostStage = 'var(--timeline-most, min(46dvh, 560px))';

/** Below this width names stand in their rows. */
const leastColumnWidth = 600;
const columnPx = 148;

export function layoutOf(kind: TimelineKind, width: number, rows: number): TimelineLayout {
  const axisPx = 24;
  if (kind === 'strip') return { axisPx, barnPx: 0, rowPx: 56, left: 0, wholePx: axisPx + 56 };
  const hasColumn = width >= leastColumnWidth;
  const rowPx = hasColumn ? 40 : 58;
  const barnPx = 20;
  return { axisPx, barnPx, rowPx, left: hasColumn ? columnPx : 0, wholePx: axisPx + barnPx + rows * rowPx };
}

/** The row below a point; null above and below all of them. */
export function rowAt(y: number, top: number, { axisPx, barnPx, rowPx }: TimelineLayout, rows: number): number | null {
  if (y < axisPx + barnPx) return null;
  const row = Math.floor((y - axisPx - barnPx + top) / rowPx);
  return row < rows ? row : null;
}

/** How far to scroll so that a row is in sight; unchanged where it is. */
export function scrolledTo(row: number, top: number, height: number, layout: TimelineLayout): number {
  const room = height - layout.axisPx - layout.barnPx;
  const from = row * layout.rowPx;
  if (from < top) return from;
  return from + layout.rowPx > top + room ? from + layout.rowPx - room : top;
}

/** Where rows are drawn, px from the top of the canvas. */
export function placedRows<Camera extends { readonly cameraId: string }>(
  cameras: readonly Camera[],
  { from, to }: RowRange,
  top: number,
  { axisPx, barnPx, rowPx }: TimelineLayout,
) {
  return cameras.slice(from, to).map((camera, place) => ({
    camera,
    cameraId: camera.cameraId,
    top: axisPx + barnPx + (from + place) * rowPx - top,
    height: rowPx,
  }));
}
