import type { Pose } from '../animal';
import { smooth } from '../randomness/noise';
import { type Journey, leastWalk, type Placement, placementOn, planJourney } from './journey';
import { isLying, type Station } from './station';

/** Getting up and lying down goes over sitting; ms. */
const sittingUpMs = 2_500;
const changeMs = 600;
/** How long it takes to settle so that others no longer push it aside. */
const settlingMs = sittingUpMs;
/** After this long nothing of a journey shows any more. */
const longSettledMs = sittingUpMs + changeMs + settlingMs;

/** How an animal moves, before others get in its way. */
export interface Motion extends Placement {
  pose: Pose;
  change: { from: Pose; done: number } | null;
  /** Share of a stride. */
  stride: number;
  /** How far it gives way to others: 0 lies firmly, 1 walks. */
  yielding: number;
}

export interface Gait {
  /** Metres a second. */
  speed: number;
  /** Metres a full stride of all legs. */
  stride: number;
  /** Yielding once settled at a station, by whether it lies there. */
  settled: (pose: Pose) => number;
}

/** One change of place with the poses on the way. */
export interface Leg {
  journey: Journey;
  /** Each pose with the time at which it begins, in order. */
  poses: readonly { pose: Pose; fromMs: number }[];
}

/** The ways between stations, which are in order of departure. At least two stations are needed. */
export function planLegs(stations: readonly Station[], { speed }: Gait): readonly Leg[] {
  return stations.slice(1).map((to, index) => {
    const from = stations[index] ?? to;
    const sitsUp = isLying(from.pose) && isElsewhere(from, to);
    const journey = planJourney(from, to, to.departMs + (sitsUp ? sittingUpMs : 0), speed);
    return { journey, poses: posesOf(journey, sitsUp) };
  });
}

/** The leg that an animal is on, or whose end it has reached. */
function legAt(legs: readonly Leg[], timeMs: number): Leg {
  let current = legs[0];
  for (const leg of legs) if (leg.journey.to.departMs <= timeMs) current = leg;
  if (!current) throw new RangeError('An animal needs at least two stations');
  return current;
}

/** The pose of `motionAt`, for a fraction of the work: where it is on its way is not worked out. */
export function poseOnLegs(legs: readonly Leg[], timeMs: number): Pose {
  return poseAt(legAt(legs, timeMs).poses, timeMs).pose;
}

/** How an animal that follows these legs moves at a moment. */
export function motionAt(legs: readonly Leg[], timeMs: number, gait: Gait): Motion {
  const { journey, poses } = legAt(legs, timeMs);
  if (timeMs > journey.arriveMs + longSettledMs) {
    const { x, y, heading, pose } = journey.to;
    return { x, y, heading, walking: false, walked: 0, pose, change: null, stride: 0, yielding: gait.settled(pose) };
  }
  const placement = placementOn(journey, timeMs);
  const { pose, change } = poseAt(poses, timeMs);
  const stride = (placement.walked / gait.stride) % 1;
  return { ...placement, pose, change, stride, yielding: yieldingAt(journey, timeMs, gait) };
}

function isElsewhere(from: Station, to: Station): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= leastWalk;
}

/** The poses of a journey with the time at which each begins. */
function posesOf({ from, to, departMs, arriveMs }: Journey, sitsUp: boolean): Leg['poses'] {
  const walks = isElsewhere(from, to) || arriveMs - departMs > 800;
  const poses: { pose: Pose; fromMs: number }[] = [{ pose: from.pose, fromMs: Number.NEGATIVE_INFINITY }];
  if (sitsUp) poses.push({ pose: 'sits', fromMs: to.departMs });
  if (walks && !(isLying(from.pose) && isLying(to.pose) && !sitsUp)) poses.push({ pose: 'walks', fromMs: departMs });
  if (walks && isLying(to.pose) && !isLying(from.pose)) poses.push({ pose: 'sits', fromMs: arriveMs });
  poses.push({ pose: to.pose, fromMs: arriveMs + (isLying(to.pose) && !isLying(from.pose) ? sittingUpMs : 0) });
  return poses;
}

function poseAt(poses: Leg['poses'], timeMs: number): Pick<Motion, 'pose' | 'change'> {
  let index = 0;
  while (timeMs >= (poses[index + 1]?.fromMs ?? Number.POSITIVE_INFINITY)) index++;
  const pose = poses[index]?.pose ?? 'stands';
  const before = poses[index - 1]?.pose;
  const done = (timeMs - (poses[index]?.fromMs ?? 0)) / changeMs;
  return { pose, change: before && before !== pose && done < 1 ? { from: before, done } : null };
}

function yieldingAt({ from, to, departMs, arriveMs }: Journey, timeMs: number, { settled }: Gait): number {
  if (arriveMs - departMs < 800 && isLying(from.pose) && isLying(to.pose)) return settled(to.pose);
  const leaving = smooth((timeMs - departMs + 1000) / 1500);
  const settling = 1 - smooth((timeMs - arriveMs) / settlingMs);
  const atStart = settled(from.pose) + (1 - settled(from.pose)) * leaving;
  return timeMs < arriveMs ? atStart : settled(to.pose) + (1 - settled(to.pose)) * settling;
}
