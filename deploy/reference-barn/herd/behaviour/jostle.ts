import type { Motion } from './timeline';

/** Bodies keep this far apart where at least one gives way. */
export interface Bodies {
  /** Middle to middle of two discs, metres. */
  distance: number;
  /** Where the discs that stand for a body lie on its axis, metres from its middle. */
  discs: readonly number[];
  /** The floor that nobody leaves. */
  floor: FloorBounds;
}

export interface FloorBounds {
  fromY: number;
  toY: number;
  middleX: number;
  /** Room to either side of the middle at a depth, metres. */
  halfWidthAt: (y: number) => number;
}

const rounds = 2;
const strength = 0.8;

/**
 * Pushes animals apart that would stand in each other, more the one that yields more. A continuous function of the
 * motions (the push fades where two paths cross), so that nobody jumps. Changes the list's elements in place.
 */
export function jostle(motions: readonly Motion[], { distance, discs, floor }: Bodies): void {
  const fromLeft = [...motions];
  const reach = distance + 2 * Math.max(...discs.map(Math.abs));
  for (let round = 0; round < rounds; round++) {
    fromLeft.sort((one, other) => one.x - other.x);
    const pushes = new Float64Array(fromLeft.length * 2);
    for (let one = 0; one < fromLeft.length; one++) {
      const left = fromLeft[one]?.x ?? 0;
      for (let other = one + 1; other < fromLeft.length && (fromLeft[other]?.x ?? 0) - left < reach; other++) {
        pushApart(fromLeft, one, other, distance, discs, pushes);
      }
    }
    for (let index = 0; index < fromLeft.length; index++) {
      const motion = fromLeft[index];
      if (!motion) continue;
      motion.y = Math.min(floor.toY, Math.max(floor.fromY, motion.y + (pushes[index * 2 + 1] ?? 0)));
      const half = floor.halfWidthAt(motion.y);
      motion.x = Math.min(floor.middleX + half, Math.max(floor.middleX - half, motion.x + (pushes[index * 2] ?? 0)));
    }
  }
}

/** Adds what two animals push each other aside. */
function pushApart(
  motions: readonly Motion[],
  one: number,
  other: number,
  distance: number,
  discs: readonly number[],
  pushes: Float64Array,
): void {
  const a = motions[one];
  const b = motions[other];
  if (!a || !b) return;
  const yielding = a.yielding + b.yielding;
  const reach = distance + 2 * Math.abs(discs[0] ?? 0);
  if (yielding <= 0 || Math.abs(b.y - a.y) >= reach) return;
  let [pushX, pushY] = [0, 0];
  for (const discOfA of discs) {
    for (const discOfB of discs) {
      const dx = b.x + Math.cos(b.heading) * discOfB - a.x - Math.cos(a.heading) * discOfA;
      const dy = b.y + Math.sin(b.heading) * discOfB - a.y - Math.sin(a.heading) * discOfA;
      const square = dx * dx + dy * dy;
      if (square >= distance * distance) continue;
      const push = 1 - Math.sqrt(square) / distance;
      pushX += dx * push;
      pushY += dy * push;
    }
  }
  const share = (strength * Math.min(1, yielding)) / yielding;
  pushes[one * 2] = (pushes[one * 2] ?? 0) - pushX * share * a.yielding;
  pushes[one * 2 + 1] = (pushes[one * 2 + 1] ?? 0) - pushY * share * a.yielding;
  pushes[other * 2] = (pushes[other * 2] ?? 0) + pushX * share * b.yielding;
  pushes[other * 2 + 1] = (pushes[other * 2 + 1] ?? 0) + pushY * share * b.yielding;
}
