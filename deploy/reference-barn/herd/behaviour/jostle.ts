import type { Motion } from './timeline';

/** Bodies keep this far apart where at least one gives way. */
export interface Bodies {
  /** Middle to middle, metres. */
  distance: number;
  /** The floor that nobody leaves. */
  floor: { fromX: number; toX: number; fromY: number; toY: number };
}

const ROUNDS = 2;
const STRENGTH = 0.8;

/**
 * Pushes animals apart that would stand in each other, more the one that yields more. A continuous function of the
 * motions (the push fades where two paths cross), so that nobody jumps. Changes the list's elements in place.
 */
export function jostle(motions: readonly Motion[], { distance, floor }: Bodies): void {
  const fromLeft = [...motions];
  for (let round = 0; round < ROUNDS; round++) {
    fromLeft.sort((one, other) => one.x - other.x);
    const pushes = new Float64Array(fromLeft.length * 2);
    for (let one = 0; one < fromLeft.length; one++) pushNeighbours(fromLeft, one, distance, pushes);
    for (let index = 0; index < fromLeft.length; index++) {
      const motion = fromLeft[index];
      if (!motion) continue;
      motion.x = Math.min(floor.toX, Math.max(floor.fromX, motion.x + (pushes[index * 2] ?? 0)));
      motion.y = Math.min(floor.toY, Math.max(floor.fromY, motion.y + (pushes[index * 2 + 1] ?? 0)));
    }
  }
}

/** Adds the pushes between one animal and those to the right of it. */
function pushNeighbours(fromLeft: readonly Motion[], one: number, distance: number, pushes: Float64Array): void {
  const a = fromLeft[one];
  if (!a) return;
  for (let other = one + 1; other < fromLeft.length; other++) {
    const b = fromLeft[other];
    if (!b) continue;
    const dx = b.x - a.x;
    if (dx >= distance) return;
    const dy = b.y - a.y;
    const yielding = a.yielding + b.yielding;
    const square = dx * dx + dy * dy;
    if (square >= distance * distance || yielding <= 0) continue;
    const push = (STRENGTH * (1 - Math.sqrt(square) / distance) * Math.min(1, yielding)) / yielding;
    pushes[one * 2] = (pushes[one * 2] ?? 0) - dx * push * a.yielding;
    pushes[one * 2 + 1] = (pushes[one * 2 + 1] ?? 0) - dy * push * a.yielding;
    pushes[other * 2] = (pushes[other * 2] ?? 0) + dx * push * b.yielding;
    pushes[other * 2 + 1] = (pushes[other * 2 + 1] ?? 0) + dy * push * b.yielding;
  }
}
