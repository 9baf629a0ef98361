import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { between, chance, hash } from '../randomness/hash';
import type { SimulatedCamera, Species } from '../simulated-camera';
import { batchAt, deathsIn } from './mortality';
import { stillForMs } from './still-for';

/** How often an animal lies for longer than any sleep without being dead: a camera and day. */
const oftenADay: Readonly<Record<Species, number>> = { pig: 0.01, broiler: 0.02 };

/** One that does not get up for hours, until somebody comes to look after it. Times are ms since 1970 UTC. */
export interface LongRest {
  readonly index: number;
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The long rests of a herd that begin within a span. */
export function longRestsIn(camera: SimulatedCamera, startMs: number, endMs: number): readonly LongRest[] {
  const rests: LongRest[] = [];
  for (let day = dayOf(startMs); day <= dayOf(endMs) + 1; day += 1) {
    const rest = restOfDay(camera, day);
    if (rest && rest.fromMs >= startMs && rest.fromMs < endMs && isLived(camera, rest)) rests.push(rest);
  }
  return rests;
}

/** The long rest that an animal is in. */
export function longRestAt(camera: SimulatedCamera, index: number, timeMs: number): LongRest | null {
  // It may begin on the evening before its day.
  for (const day of [dayOf(timeMs), dayOf(timeMs) + 1]) {
    const rest = restOfDay(camera, day);
    if (rest?.index === index && timeMs >= rest.fromMs && timeMs < rest.untilMs && isLived(camera, rest)) return rest;
  }
  return null;
}

/** Somebody comes in the hours of work, soon after it is worth a look. Never on two days on end: one at a time. */
function restOfDay({ seed, species, animalCount }: SimulatedCamera, day: number): LongRest | null {
  const isRestDay = (one: number): boolean => chance(seed, one, 41) < oftenADay[species];
  if (!isRestDay(day) || isRestDay(day - 1)) return null;
  const worthALookMs = day * millisecondsInDay + between(6, 19, seed, day, 42) * millisecondsInHour;
  return {
    index: hash(seed, day, 43) % animalCount,
    fromMs: Math.round(worthALookMs - stillForMs[species]),
    untilMs: Math.round(worthALookMs + between(20, 95, seed, day, 44) * millisecondsInMinute),
  };
}

/** Whether the same animal is there, and alive, from its begin to its end. */
function isLived(camera: SimulatedCamera, { index, fromMs, untilMs }: LongRest): boolean {
  const batch = batchAt(camera, fromMs);
  const death = deathsIn(camera, batch)[index];
  return batchAt(camera, untilMs) === batch && !(death && death.diedMs < untilMs);
}

const dayOf = (timeMs: number): number => Math.floor(timeMs / millisecondsInDay);
