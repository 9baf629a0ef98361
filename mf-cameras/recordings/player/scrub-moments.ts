import type { TimeSpan } from '@barnwatch/shared/wire';

/** Steps that preview pictures keep to, so that those fetched ahead are those that are wanted. */
const stepsMs = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000, 600_000, 1_800_000, 3_600_000] as const;
/** More than a finger can choose between. */
const mostSteps = 240;

/** Small enough to come at once, large enough to see where the animals are. Height in pixels of the picture. */
export const scrubHeightPx = 225;

/** How far preview pictures are apart along a line of time. */
export function scrubStep({ start, end }: TimeSpan): number {
  return stepsMs.find((step) => (end - start) / step <= mostSteps) ?? 3_600_000;
}

export function scrubbed(moment: number, stepMs: number): number {
  return Math.round(moment / stepMs) * stepMs;
}

/** The moments around one, nearest first, those that have come. */
export function momentsAround(moment: number, stepMs: number, count: number, latest: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const away = Math.floor(index / 2) + 1;
    return moment + (index % 2 === 0 ? away : -away) * stepMs;
  }).filter((around) => around >= 0 && around <= latest);
}

/** The part of a line of time that holds a moment: the span itself, or one as long beside it. */
export function viewWith({ start, end }: TimeSpan, moment: number): TimeSpan {
  const length = end - start;
  const turns = moment < start || moment > end ? Math.floor((moment - start) / length) : 0;
  return { start: start + turns * length, end: end + turns * length };
}
