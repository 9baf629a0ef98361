import { smooth } from '../randomness/noise';
import type { Station } from './station';

/** Radians a second in which an animal turns on the spot. */
const turnSpeed = 1.3;
const steps = 12;
/** Metres below which an animal shifts instead of walking. */
export const leastWalk = 0.05;

/** From one station to the next: turn towards the way, walk it, turn to the heading of the station. */
export interface Journey {
  from: Station;
  to: Station;
  departMs: number;
  arriveMs: number;
  turnOutMs: number;
  turnInMs: number;
  /** Metres. */
  length: number;
  bow: Bow;
  /** Heading at the beginning and at the end of the way. */
  firstHeading: number;
  lastHeading: number;
  /** Metres walked at each twelfth of the curve's parameter. */
  walked: readonly number[];
}

/** The four points of a cubic Bézier curve. */
interface Bow {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  x3: number;
  y3: number;
}

export interface Placement {
  x: number;
  y: number;
  heading: number;
  walking: boolean;
  /** Metres walked since the journey began. */
  walked: number;
}

/** @param speed metres a second @param departMs when the animal leaves `from` */
export function planJourney(from: Station, to: Station, departMs: number, speed: number): Journey {
  const bow = bowBetween(from, to);
  const walked = [0];
  let length = 0;
  let { x, y } = pointOn(bow, 0);
  for (let step = 1; step <= steps; step++) {
    const after = pointOn(bow, step / steps);
    length += distance(after.x - x, after.y - y);
    walked.push(length);
    ({ x, y } = after);
  }
  const still = length < leastWalk;
  const firstHeading = still ? from.heading : headingOn(bow, 0);
  const lastHeading = still ? from.heading : headingOn(bow, 1);
  const turnOutMs = (Math.abs(turnBetween(from.heading, firstHeading)) / turnSpeed) * 1000;
  const turnInMs = (Math.abs(turnBetween(lastHeading, to.heading)) / turnSpeed) * 1000;
  const arriveMs = departMs + turnOutMs + (length / speed) * 1000 + turnInMs;
  return { from, to, departMs, arriveMs, turnOutMs, turnInMs, length, bow, firstHeading, lastHeading, walked };
}

export function placementOn(journey: Journey, timeMs: number): Placement {
  const { from, to, departMs, arriveMs, turnOutMs, turnInMs, length, bow, firstHeading, lastHeading } = journey;
  const sinceMs = timeMs - departMs;
  if (sinceMs <= 0) return { x: from.x, y: from.y, heading: from.heading, walking: false, walked: 0 };
  if (timeMs >= arriveMs) return { x: to.x, y: to.y, heading: to.heading, walking: false, walked: length };
  if (sinceMs < turnOutMs) {
    const heading = from.heading + turnBetween(from.heading, firstHeading) * smooth(sinceMs / turnOutMs);
    return { x: from.x, y: from.y, heading, walking: true, walked: turnedAsWalked(sinceMs) };
  }
  if (timeMs > arriveMs - turnInMs) {
    const done = smooth((timeMs - (arriveMs - turnInMs)) / turnInMs);
    const heading = lastHeading + turnBetween(lastHeading, to.heading) * done;
    const turned = turnedAsWalked(timeMs - (arriveMs - turnInMs));
    return { x: to.x, y: to.y, heading, walking: true, walked: length + turned };
  }
  const walkMs = arriveMs - turnInMs - departMs - turnOutMs;
  const metres = length * eased((sinceMs - turnOutMs) / walkMs);
  const share = shareAt(journey, metres);
  const { x, y } = pointOn(bow, share);
  return { x, y, heading: headingOn(bow, share), walking: true, walked: metres + turnedAsWalked(turnOutMs) };
}

/** The short way round from one heading to another, −π to π. */
function turnBetween(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  if (turn < -Math.PI) return turn + 2 * Math.PI;
  return turn;
}

/** Legs move on the spot as if it walked slowly. */
function turnedAsWalked(ms: number): number {
  return ms * 0.00015;
}

/** Sets off and stops gently: 40 % of the mean speed at both ends, 160 % in the middle. */
function eased(share: number): number {
  return share - (0.6 * Math.sin(2 * Math.PI * share)) / (2 * Math.PI);
}

/** `Math.hypot` guards against overflow, for ten times the price: these are metres in a pen. */
function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

function bowBetween(from: Station, to: Station): Bow {
  const [x0, y0, x3, y3] = [from.x, from.y, to.x, to.y];
  const length = distance(x3 - x0, y3 - y0);
  const { lane } = to;
  if (lane !== undefined && length >= leastWalk) return { x0, y0, x1: x0, y1: lane, x2: x3, y2: lane, x3, y3 };
  const reach = length * 0.14;
  const x = (x0 + x3) / 2 + Math.cos(from.heading) * reach;
  const y = (y0 + y3) / 2 + Math.sin(from.heading) * reach;
  return { x0, y0, x1: x, y1: y, x2: x, y2: y, x3, y3 };
}

function pointOn({ x0, y0, x1, y1, x2, y2, x3, y3 }: Bow, share: number): { x: number; y: number } {
  const rest = 1 - share;
  const a = rest * rest * rest;
  const b = 3 * rest * rest * share;
  const c = 3 * rest * share * share;
  const d = share * share * share;
  return { x: a * x0 + b * x1 + c * x2 + d * x3, y: a * y0 + b * y1 + c * y2 + d * y3 };
}

/** Taken over a short piece, because the curve's speed may vanish at its ends. */
function headingOn(bow: Bow, share: number): number {
  const from = Math.min(0.94, Math.max(0, share - 0.03));
  const before = pointOn(bow, from);
  const after = pointOn(bow, from + 0.06);
  return Math.atan2(after.y - before.y, after.x - before.x);
}

/** Parameter of the curve after so many metres. */
function shareAt({ walked }: Journey, metres: number): number {
  for (let step = 1; step <= steps; step++) {
    const before = walked[step - 1] ?? 0;
    const after = walked[step] ?? 0;
    if (metres <= after) return (step - 1 + (metres - before) / Math.max(1e-9, after - before)) / steps;
  }
  return 1;
}
