import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { lengthOf } from '../geometry/time-view';

/** A stretch of time that is asked for in one go. Blocks of one resolution meet, and none overlaps another. */
export interface Block extends TimeSpan {
  /** What lies closer together cannot be told apart, ms. */
  readonly resolutionMs: number;
}

/** Finest first; each divides the next but one, and all of ten minutes and more are what the barn measures speed by. */
const resolutions = [
  millisecondsInMinute,
  5 * millisecondsInMinute,
  10 * millisecondsInMinute,
  30 * millisecondsInMinute,
  millisecondsInHour,
  3 * millisecondsInHour,
];

/** More rows than this in a view could not be told apart on most screens. */
const mostRows = 360;
const rowsInBlock = 256;

/** The finest resolution of which a view has no more rows than can be seen. */
export function resolutionOf(view: TimeSpan): number {
  const least = lengthOf(view) / mostRows;
  return resolutions.find((resolution) => resolution >= least) ?? 3 * millisecondsInHour;
}

/** All resolutions, those nearest to the given one first: what is known coarsely is shown until it is known finely. */
export function resolutionsNear(resolutionMs: number): readonly number[] {
  const known = near.get(resolutionMs);
  if (known) return known;
  const distance = (one: number) => Math.abs(Math.log(one / resolutionMs));
  const sorted = [...resolutions].sort((one, other) => distance(one) - distance(other));
  near.set(resolutionMs, sorted);
  return sorted;
}

/** Asked for by each row of each drawing. */
const near = new Map<number, readonly number[]>();

/** The blocks that have a part in a span, oldest first; none that lies wholly after `latest`. */
export function blocksOf({ start, end }: TimeSpan, resolutionMs: number, latest: number): readonly Block[] {
  const length = resolutionMs * rowsInBlock;
  const blocks: Block[] = [];
  for (let from = Math.floor(start / length) * length; from < Math.min(end, latest); from += length) {
    if (from >= 0) blocks.push({ resolutionMs, start: from, end: from + length });
  }
  return blocks;
}

/** Those before and after: what one comes to next. */
export function blocksBeside(blocks: readonly Block[], latest: number): readonly Block[] {
  const first = blocks[0];
  const last = blocks.at(-1);
  if (!first || !last) return [];
  const { resolutionMs } = first;
  const length = lengthOf(first);
  return [
    { resolutionMs, start: first.start - length, end: first.start },
    { resolutionMs, start: last.end, end: last.end + length },
  ].filter(({ start }) => start >= 0 && start < latest);
}
