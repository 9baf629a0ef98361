import type { RequestError } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { HeatmapCells } from './heatmap-cells';
import type { MadeMap } from './make-maps';

/** What is known of the maps of several cameras in one span. */
export interface ManyMaps {
  /** What they are of: other cameras, labels or another span are other maps. */
  readonly of: string;
  readonly span: TimeSpan;
  readonly total: number;
  readonly cells: ReadonlyMap<string, HeatmapCells>;
  readonly failed: ReadonlyMap<string, RequestError | null>;
}

/** The maps that are being made, and the last ones that were all there. */
export interface MapsState {
  readonly now: ManyMaps | null;
  readonly before: ManyMaps | null;
}

export const noMaps: MapsState = { now: null, before: null };

export function isWhole({ total, cells, failed }: ManyMaps): boolean {
  return cells.size + failed.size === total;
}

/** Others are wanted from now on. What was made of the same ones stays; what failed is tried again. */
export function mapsBegun({ now, before }: MapsState, begun: Pick<ManyMaps, 'of' | 'span' | 'total'>): MapsState {
  if (now?.of === begun.of) return { now: { ...now, failed: new Map() }, before };
  return {
    now: { ...begun, cells: new Map(), failed: new Map() },
    before: now && isWhole(now) ? now : before,
  };
}

/** The map of one camera has come, or will not. */
export function mapCame(state: MapsState, of: string, cameraId: string, map: MadeMap): MapsState {
  const { now, before } = state;
  if (now?.of !== of) return state;
  const next =
    map.kind === 'made'
      ? { ...now, cells: new Map([...now.cells, [cameraId, map.cells]]) }
      : { ...now, failed: new Map([...now.failed, [cameraId, map.error]]) };
  return { now: next, before: isWhole(next) ? null : before };
}

/**
 * What is seen. Maps of two spans never stand beside each other: those of the last one stay until all of the next are
 * there. The first ones come one by one.
 */
export function mapsToShow({ now, before }: MapsState): ManyMaps | null {
  return now && isWhole(now) ? now : (before ?? now);
}
