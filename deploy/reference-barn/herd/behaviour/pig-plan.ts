import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Pose } from '../animal';
import { type PigPen, type Place, pigPenOf } from '../geometry/pig-pen';
import { hourOfDay } from '../light/local-time';
import { between, chance, hash, shuffled } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import { feedingHours, restlessness, shareOfPigsUp } from './daily-rhythm';
import { longRestAt } from './long-rests';
import { batchAt, deathsIn } from './mortality';
import type { Station } from './station';

/** All pigs of a pen choose together what to do next, so that no two choose the same place; each sets out in its own time. */
export const pigBoutMs = 240_000;

/** A pig is up or at rest for this many bouts on end. */
const boutsInSpell = 5;
const wanderEveryMs = 46_000;

/** A sleeping pig shifts a little now and then, metres along its body: nobody alive lies at one place all night. */
const shifts = [0, 0.15, 0.3] as const;

type Activity = 'rest' | 'eat' | 'drink' | 'sit' | 'loiter';

/** What each pig does in a bout: its stations in order, by index of the animal. */
export function pigStations(camera: SimulatedCamera, bout: number): readonly (readonly Station[])[] {
  const pen = pigPenOf(camera);
  const isRound = isFeedingRound(camera, bout);
  const activities = Array.from({ length: camera.animalCount }, (_, pig) => activityOf(camera, pig, bout, isRound));
  const restingSince = activities.map((_, pig) => firstBoutOfRest(camera, pig, bout));
  const deadSince = boutsOfDeath(camera, bout);
  const beds = bedsAt(camera, bout);
  for (const pig of activities.keys()) {
    const keptSince = deadSince[pig] ?? restingSince[pig] ?? null;
    if (keptSince !== null) keepBed(beds, pig, bedsAt(camera, keptSince)[pig]);
  }
  const free = {
    feeding: shuffled(pen.feeding.length, hash(camera.seed, 402, bout)),
    drinking: shuffled(pen.drinking.length, hash(camera.seed, 403, bout)),
    loitering: shuffled(pen.loitering.length, hash(camera.seed, 404, bout)),
  };
  const stations: Station[][] = activities.map(() => []);
  for (const pig of shuffled(camera.animalCount, hash(camera.seed, 405, bout))) {
    const setOut = bout * pigBoutMs + between(0, 45_000, camera.seed, pig, bout, 406);
    const first = restingSince[pig] ?? null;
    const activity = first === null ? (activities[pig] ?? 'rest') : 'rest';
    stations[pig] = stationsFor(camera, pen, pig, first ?? bout, activity, beds[pig] ?? 0, free, setOut);
  }
  return stations;
}

/** Of a pig that does not get up for hours: how it lay down is how it lies. */
function firstBoutOfRest(camera: SimulatedCamera, pig: number, bout: number): number | null {
  const rest = longRestAt(camera, pig, bout * pigBoutMs);
  return rest && Math.ceil(rest.fromMs / pigBoutMs);
}

/** By pig: when it died that lies there dead; nobody lies down on it. */
function boutsOfDeath(camera: SimulatedCamera, bout: number): readonly (number | null)[] {
  const timeMs = bout * pigBoutMs;
  return deathsIn(camera, batchAt(camera, timeMs)).map((death) =>
    death && timeMs >= death.diedMs && timeMs < death.collectedMs ? Math.floor(death.diedMs / pigBoutMs) : null,
  );
}

/** The number of its bed, by pig. */
function bedsAt(camera: SimulatedCamera, bout: number): number[] {
  return shuffled(camera.animalCount, hash(camera.seed, 401, restPeriod(camera, bout)));
}

/** Whoever would have it takes the other one. */
function keepBed(beds: number[], pig: number, bed = 0): void {
  const other = beds.indexOf(bed);
  if (other >= 0) beds[other] = beds[pig] ?? 0;
  beds[pig] = bed;
}

function stationsFor(
  camera: SimulatedCamera,
  pen: PigPen,
  pig: number,
  bout: number,
  activity: Activity,
  bed: number,
  free: { feeding: number[]; drinking: number[]; loitering: number[] },
  departMs: number,
): Station[] {
  const lane = pen.lane + between(-0.22, 0.22, camera.seed, pig, 407);
  const at = (place: Place | undefined, pose: Pose): Station[] | null =>
    place ? [{ x: place.x, y: place.y, heading: place.heading, pose, departMs, lane }] : null;
  const loiter = (): Station[] =>
    wander(camera, pig, bout, pen.loitering[free.loitering.pop() ?? pig % 12], departMs, lane);
  switch (activity) {
    case 'rest':
      return at(bedOf(camera, pen, pig, bout, bed), restingPose(camera, pig, bout)) ?? [];
    case 'eat':
      return at(pen.feeding[free.feeding.pop() ?? -1], 'eats') ?? loiter();
    case 'drink':
      return at(pen.drinking[free.drinking.pop() ?? -1], 'drinks') ?? loiter();
    case 'sit':
      return at(pen.loitering[free.loitering.pop() ?? pig % 12], 'sits') ?? [];
    case 'loiter':
      return loiter();
  }
}

/** A few spots around a place, one after the other. */
function wander(
  camera: SimulatedCamera,
  pig: number,
  bout: number,
  place: Place | undefined,
  departMs: number,
  lane: number,
): Station[] {
  if (!place) return [];
  return [0, 1, 2, 3].map((step) => ({
    x: place.x + between(-0.3, 0.3, camera.seed, pig, bout, 410 + step),
    y: Math.max(0.34, place.y + between(-0.22, 0.22, camera.seed, pig, bout, 420 + step)),
    heading: place.heading + between(-2, 2, camera.seed, pig, bout, 430 + step),
    pose: chance(camera.seed, pig, bout, 440 + step) < 0.45 ? 'eats' : 'stands',
    departMs: departMs + step * wanderEveryMs,
    ...(step === 0 ? { lane } : {}),
  }));
}

function activityOf(camera: SimulatedCamera, pig: number, bout: number, isFeedingRound: boolean): Activity {
  const { seed, timeZone } = camera;
  const startMs = bout * pigBoutMs;
  if (isFeedingRound) return chance(seed, pig, bout, 451) < 0.4 ? 'eat' : 'loiter';
  const phase = hash(seed, pig, 452) % boutsInSpell;
  const spell = Math.floor((bout + phase) / boutsInSpell);
  const spellMiddleMs = ((spell + 0.5) * boutsInSpell - phase) * pigBoutMs;
  const temper = between(0.75, 1.25, seed, pig, 453) * restlessness(seed, startMs);
  const up = chance(seed, pig, spell, 454) < shareOfPigsUp(hourOfDay(spellMiddleMs, timeZone)) * temper;
  const lot = chance(seed, pig, bout, 455);
  if (!up) return lot < 0.012 ? 'sit' : 'rest';
  if (lot < 0.36) return 'eat';
  if (lot < 0.5) return 'drink';
  if (lot < 0.58) return 'sit';
  return lot < 0.66 ? 'rest' : 'loiter';
}

function isFeedingRound(camera: SimulatedCamera, bout: number): boolean {
  return restPeriod(camera, bout) !== restPeriod(camera, bout - 1);
}

/** Counts the spans between two feedings. */
function restPeriod(camera: SimulatedCamera, bout: number): number {
  const timeMs = bout * pigBoutMs;
  const hour = hourOfDay(timeMs, camera.timeZone);
  const [morning, afternoon] = feedingHours;
  const day = Math.round((timeMs - hour * millisecondsInHour) / millisecondsInDay);
  return day * 2 + (hour >= afternoon ? 2 : hour >= morning ? 1 : 0);
}

/** The resting place, with a little shifting about from spell to spell. */
function bedOf(camera: SimulatedCamera, pen: PigPen, pig: number, bout: number, bed: number): Place | undefined {
  const place = pen.lying[bed];
  if (!place) return undefined;
  const spell = Math.floor((bout + hash(camera.seed, pig, 452)) / (boutsInSpell * 3));
  const heading = place.heading + between(-0.07, 0.07, camera.seed, pig, spell, 461);
  const shift = shifts[spell % shifts.length] ?? 0;
  return { x: place.x + shift * Math.cos(heading), y: place.y + shift * Math.sin(heading), heading };
}

function restingPose(camera: SimulatedCamera, pig: number, bout: number): Pose {
  const spell = Math.floor((bout + hash(camera.seed, pig, 462)) / (boutsInSpell * 2));
  const lot = chance(camera.seed, pig, spell, 463);
  if (lot < 0.36) return 'lies-on-chest';
  return lot < 0.68 ? 'lies-on-left-side' : 'lies-on-right-side';
}
