import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';

/** From where to where a timeline can be moved, ms since 1970 UTC. */
export interface TimeReach {
  readonly earliest: number;
  /** Now, by the barn's clock. */
  readonly latest: number;
}

/** Two minutes are twelve lines of ten seconds; in less nobody sees more. */
export const shortestViewMs = 2 * millisecondsInMinute;
/** Product P22 asks for 28 days; with a week of air around them. */
export const longestViewMs = 35 * millisecondsInDay;
/** This share of a view may lie ahead of now, so that the line of now does not stick to the edge. */
const airAhead = 0.06;

/** A view of allowed length within reach, as near to the given one as possible. */
export function clampedView({ start, end }: TimeSpan, { earliest, latest }: TimeReach): TimeSpan {
  const length = Math.round(Math.min(longestViewMs, Math.max(shortestViewMs, end - start)));
  const last = Math.round(latest + length * airAhead);
  // The length given up or gained is shared by both ends.
  const wanted = Math.round((start + end - length) / 2);
  const clamped = Math.max(Math.min(wanted, last - length), Math.min(earliest, last - length));
  return { start: clamped, end: clamped + length };
}

/** Moved in time; at the end of what there is it stops. */
export function pannedView({ start, end }: TimeSpan, byMs: number, reach: TimeReach): TimeSpan {
  return clampedView({ start: start + byMs, end: end + byMs }, reach);
}

/**
 * Closer or further away; the moment stays where it is in the view, as far as the reach allows.
 *
 * @param factor greater than 1 comes closer
 */
export function zoomedView(view: TimeSpan, factor: number, moment: number, reach: TimeReach): TimeSpan {
  const length = lengthOf(view);
  const next = Math.min(longestViewMs, Math.max(shortestViewMs, length / factor));
  const share = (moment - view.start) / length;
  const start = moment - share * next;
  return clampedView({ start, end: start + next }, reach);
}

/** Two fingers: both moments stay below them. Places in px from the left. */
export function pinchedView(
  view: TimeSpan,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  reach: TimeReach,
): TimeSpan {
  const moved = Math.abs(to[1] - to[0]);
  // Fingers that touch say nothing of a distance.
  const factor = Math.max(1, moved) / Math.max(1, Math.abs(from[1] - from[0]));
  const middle = (from[0] + from[1]) / 2;
  const shift = (to[0] + to[1]) / 2 - middle;
  const zoomed = zoomedView(view, factor, momentAt(view, middle, width), reach);
  return pannedView(zoomed, -shift * msPerPixel(zoomed, width), reach);
}

/** A view of a length around a moment. */
export function viewAround(moment: number, lengthMs: number, reach: TimeReach): TimeSpan {
  return clampedView({ start: moment - lengthMs / 2, end: moment + lengthMs / 2 }, reach);
}

/** The view with a moment in it: moved no further than it must be. */
export function viewWith(view: TimeSpan, moment: number, reach: TimeReach): TimeSpan {
  if (moment >= view.start && moment <= view.end) return view;
  return viewAround(moment, lengthOf(view), reach);
}

export function lengthOf({ start, end }: TimeSpan): number {
  return end - start;
}

export function msPerPixel(view: TimeSpan, width: number): number {
  return lengthOf(view) / Math.max(1, width);
}

/** Where a moment is, px from the left; outside of 0 to `width` where it is out of view. */
export function pixelOf(view: TimeSpan, moment: number, width: number): number {
  return ((moment - view.start) / lengthOf(view)) * width;
}

export function momentAt(view: TimeSpan, pixel: number, width: number): number {
  return Math.round(view.start + pixel * msPerPixel(view, width));
}
