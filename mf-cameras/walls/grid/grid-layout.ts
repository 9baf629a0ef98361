import { frameIntervals } from '@barnwatch/shared/settings';
import { isZoomed, mostZoom, type ZoomView } from '@barnwatch/shared/ui/zoom';
import * as v from 'valibot';

/** Columns that can be chosen besides the best fit. */
export const columnChoices = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** How long a wall shows a page, in ms. */
export const turnIntervals = [10_000, 20_000, 30_000, 60_000, 300_000] as const;

export const liveChoices = ['none', 'all', 'chosen'] as const;

/** A name stays short enough for a phone. */
export const nameLength = 40;
const mostLayouts = 50;

const cameraId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const cameraIds = v.pipe(v.array(cameraId), v.maxLength(2000));
const layoutId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const corner = v.pipe(v.number(), v.minValue(1 - mostZoom), v.maxValue(0));
const zoom = v.object({ scale: v.pipe(v.number(), v.minValue(1), v.maxValue(mostZoom)), x: corner, y: corner });

const gridLayout = v.object({
  layoutId,
  /** Empty only for the first layout, which has a name in words of the language. */
  name: v.pipe(v.string(), v.maxLength(nameLength)),
  /** The cameras that are shown; null for all that are listed. */
  chosen: v.nullable(cameraIds),
  /** Those that were put somewhere, in their order; others follow as the walk through the barn has them. */
  order: cameraIds,
  /** Null for the best fit. */
  columns: v.nullable(v.picklist(columnChoices)),
  /** Time between two stills of a camera, ms. */
  intervalMs: v.picklist(frameIntervals),
  live: v.picklist(liveChoices),
  /** Cameras that are live where they are chosen. */
  liveIds: cameraIds,
  turnMs: v.picklist(turnIntervals),
  /** By camera; what is not in it is shown whole. */
  zooms: v.record(cameraId, zoom),
});

/** How somebody arranged a barn's cameras on this device. */
export type GridLayout = v.InferOutput<typeof gridLayout>;

export const gridLayoutsSchema = v.pipe(
  v.object({ layouts: v.pipe(v.array(gridLayout), v.minLength(1), v.maxLength(mostLayouts)), defaultId: layoutId }),
  v.check(({ layouts, defaultId }) => layouts.some((layout) => layout.layoutId === defaultId)),
  v.check(({ layouts }) => new Set(layouts.map((layout) => layout.layoutId)).size === layouts.length),
);

/** All layouts of a barn on this device; never empty. */
export type GridLayouts = v.InferOutput<typeof gridLayoutsSchema>;

const firstLayout: GridLayout = {
  layoutId: 'first',
  name: '',
  chosen: null,
  order: [],
  columns: null,
  intervalMs: 10_000,
  live: 'none',
  liveIds: [],
  turnMs: 20_000,
  zooms: {},
};

export const firstLayouts: GridLayouts = { layouts: [firstLayout], defaultId: firstLayout.layoutId };

/** The layout of this id, else the default one. */
export function layoutOf({ layouts, defaultId }: GridLayouts, id: string | null): GridLayout {
  const found = layouts.find((layout) => layout.layoutId === id);
  return found ?? layouts.find((layout) => layout.layoutId === defaultId) ?? firstLayout;
}

export type LayoutChange = Partial<Omit<GridLayout, 'layoutId'>>;

export function changed(all: GridLayouts, id: string, change: LayoutChange): GridLayouts {
  return {
    ...all,
    layouts: all.layouts.map((layout) => (layout.layoutId === id ? { ...layout, ...change } : layout)),
  };
}

/** Keeps what is shown now under a name of its own. @param newId not the id of another layout */
export function savedAs(all: GridLayouts, from: GridLayout, name: string, newId: string): GridLayouts {
  return { ...all, layouts: [...all.layouts, { ...from, name, layoutId: newId }] };
}

/** The last one cannot be removed; without the default one the first becomes it. */
export function removed({ layouts, defaultId }: GridLayouts, id: string): GridLayouts {
  const rest = layouts.filter((layout) => layout.layoutId !== id);
  const [first] = rest;
  if (!first) return { layouts, defaultId };
  return { layouts: rest, defaultId: defaultId === id ? first.layoutId : defaultId };
}

export function withDefault(all: GridLayouts, id: string): GridLayouts {
  return all.layouts.some((layout) => layout.layoutId === id) ? { ...all, defaultId: id } : all;
}

export function mayAddLayout({ layouts }: GridLayouts): boolean {
  return layouts.length < mostLayouts;
}

/** Why a name cannot be taken; null if it can. */
export function nameFault(all: GridLayouts, name: string, ownId: string | null): 'empty' | 'taken' | null {
  const wanted = name.trim();
  if (wanted === '') return 'empty';
  const isTaken = all.layouts.some((layout) => layout.layoutId !== ownId && layout.name === wanted);
  return isTaken ? 'taken' : null;
}

export function isLive({ live, liveIds }: Pick<GridLayout, 'live' | 'liveIds'>, id: string): boolean {
  switch (live) {
    case 'none':
      return false;
    case 'all':
      return true;
    case 'chosen':
      return liveIds.includes(id);
  }
}

/** One camera live or not, the others as they were. @param shownIds all that are shown */
export function withLive(layout: GridLayout, id: string, live: boolean, shownIds: readonly string[]): LayoutChange {
  const before = shownIds.filter((one) => isLive(layout, one));
  const after = live ? [...before.filter((one) => one !== id), id] : before.filter((one) => one !== id);
  if (after.length === 0) return { live: 'none', liveIds: [] };
  return { live: 'chosen', liveIds: after };
}

export function withZoom({ zooms }: GridLayout, id: string, zoomed: ZoomView): LayoutChange {
  const { [id]: _before, ...others } = zooms;
  return { zooms: isZoomed(zoomed) ? { ...others, [id]: zoomed } : others };
}
