import type { Drawing } from '../drawing/drawing';

/** A step keeps the whole drawing: so many steps and points are written at each of them without being felt. */
const mostSteps = 100;
const mostPoints = 20_000;

/** The nearest steps, which stand last, as many as a draft has room for. */
export function keptSteps(steps: readonly Drawing[]): readonly Drawing[] {
  let points = 0;
  let first = steps.length;
  while (first > 0 && steps.length - first < mostSteps) {
    points += pointsIn(steps[first - 1]);
    if (points > mostPoints) break;
    first -= 1;
  }
  return steps.slice(first);
}

function pointsIn(drawing: Drawing | undefined): number {
  if (!drawing) return 0;
  return drawing.regions.reduce((sum, region) => sum + region.points.length, drawing.line.length);
}
