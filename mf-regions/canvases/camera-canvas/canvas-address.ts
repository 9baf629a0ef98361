import { withParameter } from '@barnwatch/shared/routing';
import { type CanvasLayer, canvasLayers } from '@barnwatch/shared/settings';
import { wholePicture, type ZoomView } from '@barnwatch/shared/ui/zoom';
import { millisecondsInDay, millisecondsInHour, millisecondsInWeek } from 'date-fns/constants';

/** How long a heatmap looks back from the moment that is seen, ms. */
export const heatmapSpans = [
  millisecondsInHour,
  6 * millisecondsInHour,
  millisecondsInDay,
  millisecondsInWeek,
] as const;

export type HeatmapSpan = (typeof heatmapSpans)[number];

const usualHeatmapSpan: HeatmapSpan = millisecondsInDay;

/** What the address says of a canvas, besides which one it is. */
export interface CanvasAddress {
  readonly view: ZoomView;
  /** Null where it says nothing: then as remembered. */
  readonly layers: readonly CanvasLayer[] | null;
  /** What was then is shown, ms since 1970 UTC by the barn’s clock; null for now. */
  readonly moment: number | null;
  readonly hasTimeline: boolean;
  readonly heatmapSpan: HeatmapSpan;
  /** Over the whole screen. */
  readonly isWall: boolean;
}

const digits = 4;

export function readCanvasAddress(query: URLSearchParams): CanvasAddress {
  const told = query.get('layers');
  const at = Number(query.get('time') ?? Number.NaN);
  return {
    view: readView(query.get('view')),
    layers: told === null ? null : canvasLayers.filter((layer) => told.split(',').includes(layer)),
    moment: Number.isSafeInteger(at) && at > 0 ? at : null,
    hasTimeline: query.get('timeline') === '1',
    heatmapSpan: heatmapSpans.find((ms) => String(ms) === query.get('heatmap')) ?? usualHeatmapSpan,
    isWall: query.get('wall') === '1',
  };
}

/** An address with some of it changed; what is as usual is left out. */
export function writeCanvasAddress(known: URLSearchParams, change: Partial<CanvasAddress>): URLSearchParams {
  const { view, layers, moment, hasTimeline, heatmapSpan, isWall } = change;
  const parts: [string, string | null][] = [];
  if (view) parts.push(['view', viewText(view)]);
  if (layers !== undefined) parts.push(['layers', layers?.join(',') ?? null]);
  if (moment !== undefined) parts.push(['time', moment === null ? null : String(moment)]);
  if (hasTimeline !== undefined) parts.push(['timeline', hasTimeline ? '1' : null]);
  if (heatmapSpan !== undefined) parts.push(['heatmap', heatmapSpan === usualHeatmapSpan ? null : String(heatmapSpan)]);
  if (isWall !== undefined) parts.push(['wall', isWall ? '1' : null]);
  return parts.reduce((query, [name, value]) => withParameter(query, name, value), known);
}

export function viewText({ scale, x, y }: ZoomView): string | null {
  return scale === 1 ? null : [scale, x, y].map((part) => Number(part.toFixed(digits))).join(',');
}

function readView(told: string | null): ZoomView {
  const [scale = 1, x = 0, y = 0] = (told ?? '').split(',').map(Number);
  const isView = told !== null && [scale, x, y].every(Number.isFinite) && scale > 1 && scale <= 64;
  if (!isView) return wholePicture;
  const within = (part: number) => Math.min(0, Math.max(1 - scale, part));
  return { scale, x: within(x), y: within(y) };
}
