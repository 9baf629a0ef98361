import { frameIntervals } from '@barnwatch/shared/settings';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';

export type FrameInterval = (typeof frameIntervals)[number];

/** How long a whole span takes to be seen, s. */
export const lengths = [15, 30, 60] as const;

export type LapseLength = (typeof lengths)[number];

/** So many pictures make half a minute that runs; a barn answers them as fast as they are looked at. */
const usualPictures = 150;
/** More of them nobody waits for. */
const mostPictures = 1000;

/** The intervals that make a film of a span: neither two pictures nor thousands. */
export function intervalsFor({ start, end }: TimeSpan): readonly FrameInterval[] {
  const length = end - start;
  return frameIntervals.filter((interval) => length / interval <= mostPictures && length / interval >= 4);
}

/** The finest interval that still runs smoothly; null for a span that is too short for a film. */
export function usualInterval(span: TimeSpan): FrameInterval | null {
  const offered = intervalsFor(span);
  return offered.find((interval) => (span.end - span.start) / interval <= usualPictures) ?? offered.at(-1) ?? null;
}

/** The moments of the pictures, from the first to the last. */
export function momentsIn({ start, end }: TimeSpan, interval: number): readonly number[] {
  return Array.from({ length: Math.floor((end - start) / interval) + 1 }, (_, place) => start + place * interval);
}

/** How long each picture stands, ms. */
export function standingMs(count: number, length: LapseLength): number {
  return (length * 1000) / Math.max(1, count);
}

/** Rows of counts as long as the pictures stand apart, in whole minutes. */
export function countsResolution(interval: number): number {
  return Math.max(1, Math.round(interval / millisecondsInMinute)) * millisecondsInMinute;
}
