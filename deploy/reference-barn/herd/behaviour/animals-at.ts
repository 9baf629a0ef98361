import type { Animal, Pose, Posture } from '../animal';
import { type BroilerHouse, broilerHouseOf } from '../geometry/broiler-house';
import { surroundings } from '../geometry/surroundings';
import { type View, viewOf } from '../geometry/view';
import type { SimulatedCamera, Species } from '../simulated-camera';
import { broilerBoutMs, broilerPhaseMs, broilerStations } from './broiler-plan';
import { type Bodies, jostle } from './jostle';
import { longRestAt } from './long-rests';
import { batchAt, type Death, deathsIn } from './mortality';
import { pigBoutMs, pigStations } from './pig-plan';
import { type Recent, recent } from './recent';
import { isLying, type Station } from './station';
import { type Gait, type Leg, type Motion, motionAt, planLegs, poseOnLegs } from './timeline';

/** Walking speeds and strides as seen in pens: unhurried. */
const gaits: Record<Species, Gait> = {
  pig: { speed: 0.42, stride: 0.75, settled: (pose) => (isLying(pose) ? 0 : 0.6) },
  broiler: { speed: 0.24, stride: 0.26, settled: (pose) => (isLying(pose) ? 0.6 : 0.9) },
};

/** Discs that stand for a body, and the room that it keeps to walls or to the edge of the picture; metres. */
const bodies = {
  pig: { distance: 0.42, discs: [-0.38, 0, 0.42], room: 0.3 },
  broiler: { distance: 0.3, discs: [0], room: 0.1 },
} as const;

/** Middle of the body above the floor, metres; labels sit on it. */
const bodyHeight: Record<Species, number> = { pig: 0.3, broiler: 0.14 };

/** What a pig does in a bout, and its ways from one station of the bout to the next. */
interface PigBout {
  stations: readonly Station[];
  legs: readonly Leg[];
}

/** What is remembered of a camera, only to save work: the ways of the latest bouts. */
interface Flock {
  view: View;
  bodies: Bodies;
  house: BroilerHouse;
  /** By bout; then by animal: the ways of the bout and the one before, and those between the stations of one bout. */
  pigs: Recent<number, readonly (readonly Leg[])[]>;
  pigBouts: Recent<number, readonly PigBout[]>;
  /** By animal; then by bout. */
  birds: Recent<number, readonly Leg[]>[];
  /** By batch. */
  deaths: Recent<number, readonly (Death | null)[]>;
  /** By batch: when each body is taken away, in order; ms since 1970 UTC. */
  takenMs: Recent<number, readonly number[]>;
  /** By batch and how many bodies have been taken away. */
  present: Recent<string, readonly Present[]>;
}

/** An animal whose body has not been taken away. */
interface Present {
  readonly index: number;
  readonly death: Death | null;
}

const flocks = recent<string, Flock>(100);

/**
 * All animals of a camera at a moment, in a stable order; bodies that were taken away are left out. The same camera
 * and time always give the same answer, whatever was asked before, in time that does not depend on how far away the
 * moment is.
 * @param timeMs ms since 1970 UTC
 */
export function animalsAt(camera: SimulatedCamera, timeMs: number): readonly Animal[] {
  const flock = flockOf(camera);
  const present = presentAt(camera, flock, timeMs).map(({ index, death }) => {
    return { index, death, motion: motionOf(camera, flock, index, timeMs, death) };
  });
  jostle(
    present.map(({ motion }) => motion),
    flock.bodies,
  );
  return present.map(({ index, motion, death }) =>
    asAnimal(camera, flock.view, index, motion, !(death && timeMs >= death.diedMs)),
  );
}

/** The postures of `animalsAt`, in its order, for a fraction of the work: nobody's place is worked out. */
export function posturesAt(camera: SimulatedCamera, timeMs: number): readonly Posture[] {
  const flock = flockOf(camera);
  const present = presentAt(camera, flock, timeMs);
  switch (camera.species) {
    case 'broiler':
      return present.map(() => 'Broiler');
    case 'pig':
      return present.map(({ index, death }) =>
        death && timeMs >= death.diedMs
          ? 'pig_lying'
          : postureOf('pig', poseOnLegs(legsAround(camera, flock, index, timeMs), timeMs)),
      );
  }
}

/** How many of `posturesAt` there are of each; of birds, which all count as one, without a list of them. */
export function countPostures(camera: SimulatedCamera, timeMs: number): Readonly<Partial<Record<Posture, number>>> {
  if (camera.species === 'broiler') return { Broiler: presentAt(camera, flockOf(camera), timeMs).length };
  const counts: Partial<Record<Posture, number>> = {};
  for (const posture of posturesAt(camera, timeMs)) counts[posture] = (counts[posture] ?? 0) + 1;
  return counts;
}

/** Places on the floor in metres, by number of the animal. */
export type FloorPlaces = ReadonlyMap<number, { readonly x: number; readonly y: number }>;

/**
 * Where the living are on their ways, for a fraction of the work of `animalsAt`: where animals give way to each other,
 * what they do about it is left out.
 * @param every 1: all, 2: every second one, and so on
 */
export function placesAt(camera: SimulatedCamera, timeMs: number, every: number): FloorPlaces {
  const flock = flockOf(camera);
  const places = new Map<number, { x: number; y: number }>();
  for (const { index, death } of presentAt(camera, flock, timeMs)) {
    if (index % every !== 0 || (death && timeMs >= death.diedMs)) continue;
    const { x, y } = motionOf(camera, flock, index, timeMs, death);
    places.set(index, { x, y });
  }
  return places;
}

/**
 * One animal of `animalsAt`, for a fraction of the work, where others that come by do not move it: it is dead, or does
 * not get up for hours. Null once its body was taken away.
 */
export function firmAnimalAt(camera: SimulatedCamera, index: number, timeMs: number): Animal | null {
  const flock = flockOf(camera);
  const batch = batchAt(camera, timeMs);
  const death = flock.deaths(batch, () => deathsIn(camera, batch))[index] ?? null;
  if (death && timeMs >= death.collectedMs) return null;
  const rest = longRestAt(camera, index, timeMs);
  // Since it has settled, it is as it was then.
  const sameMs = rest ? Math.min(timeMs, rest.fromMs + laidDownMs + firmWithinMs) : timeMs;
  const motion = motionOf(camera, flock, index, sameMs, death);
  jostle([motion], flock.bodies);
  return asAnimal(camera, flock.view, index, motion, !(death && timeMs >= death.diedMs));
}

/** Those whose body has not been taken away: the same list until the next one is. */
function presentAt(camera: SimulatedCamera, flock: Flock, timeMs: number): readonly Present[] {
  const batch = batchAt(camera, timeMs);
  const deaths = flock.deaths(batch, () => deathsIn(camera, batch));
  const takenMs = flock.takenMs(batch, () =>
    deaths.flatMap((death) => (death ? [death.collectedMs] : [])).sort((one, other) => one - other),
  );
  const taken = takenMs.findLastIndex((atMs) => atMs <= timeMs) + 1;
  return flock.present(`${batch} ${taken}`, () =>
    deaths.flatMap((death, index) => (death && timeMs >= death.collectedMs ? [] : [{ index, death }])),
  );
}

/** How long it takes until an animal that will not get up lets nobody push it aside any more; ms. */
const firmWithinMs = 30_000;
/** In which a bird or a pig has lain down for a long rest; ms. */
const laidDownMs = 300_000;

/** A dead animal stays where it was when it died. */
function motionOf(camera: SimulatedCamera, flock: Flock, index: number, timeMs: number, death: Death | null): Motion {
  const gait = gaits[camera.species];
  if (!death || timeMs < death.diedMs) {
    const motion = motionAt(legsAround(camera, flock, index, timeMs), timeMs, gait);
    const rest = longRestAt(camera, index, timeMs);
    if (!rest) return motion;
    const untilFirm = 1 - (timeMs - rest.fromMs - laidDownMs) / firmWithinMs;
    const untilUp = 1 - (rest.untilMs - timeMs) / firmWithinMs;
    return { ...motion, yielding: motion.yielding * Math.min(1, Math.max(0, untilFirm, untilUp)) };
  }
  const last = motionAt(legsAround(camera, flock, index, death.diedMs), death.diedMs, gait);
  const yielding = last.yielding * Math.max(0, 1 - (timeMs - death.diedMs) / firmWithinMs);
  return { ...last, pose: 'lies-dead', change: null, walking: false, yielding };
}

/** The ways of this bout and the one before, in order of departure. */
function legsAround(camera: SimulatedCamera, flock: Flock, index: number, timeMs: number): readonly Leg[] {
  const gait = gaits[camera.species];
  switch (camera.species) {
    case 'pig': {
      const bout = Math.floor(timeMs / pigBoutMs);
      const legsOfAll = flock.pigs(bout, () => {
        const before = pigBoutsOf(camera, flock, bout - 1, gait);
        return pigBoutsOf(camera, flock, bout, gait).map(({ stations, legs }, pig) => {
          const last = before[pig]?.stations.at(-1);
          const [first] = stations;
          const between = last && first ? planLegs([last, first], gait) : [];
          return [...(before[pig]?.legs ?? []), ...between, ...legs];
        });
      });
      return legsOfAll[index] ?? [];
    }
    case 'broiler': {
      const bout = Math.floor((timeMs - broilerPhaseMs(camera, index)) / broilerBoutMs);
      flock.birds[index] ??= recent(3);
      return flock.birds[index](bout, () => {
        const before = broilerStations(camera, flock.house, index, bout - 1);
        return planLegs([...before, ...broilerStations(camera, flock.house, index, bout)], gait);
      });
    }
  }
}

/** Planned once: each bout is needed for itself and for the one after it. */
function pigBoutsOf(camera: SimulatedCamera, flock: Flock, bout: number, gait: Gait): readonly PigBout[] {
  return flock.pigBouts(bout, () =>
    pigStations(camera, bout).map((stations) => ({ stations, legs: planLegs(stations, gait) })),
  );
}

function flockOf(camera: SimulatedCamera): Flock {
  const { seed, species, animalCount, timeZone } = camera;
  return flocks(`${seed} ${species} ${animalCount} ${timeZone}`, () => ({
    view: viewOf(camera),
    bodies: bodiesOf(camera),
    house: broilerHouseOf(camera),
    pigs: recent(8),
    pigBouts: recent(8),
    birds: [],
    deaths: recent(2),
    takenMs: recent(2),
    present: recent(4),
  }));
}

function bodiesOf(camera: SimulatedCamera): Bodies {
  const { width, depth } = surroundings[camera.species];
  const { distance, discs, room } = bodies[camera.species];
  const { project } = viewOf(camera);
  const halfWidthAt = {
    pig: () => width / 2 - room,
    broiler: (y: number) => 0.5 / project(width / 2, y, bodyHeight.broiler).scale - room,
  }[camera.species];
  return { distance, discs, floor: { fromY: room, toY: depth - room, middleX: width / 2, halfWidthAt } };
}

function asAnimal(camera: SimulatedCamera, view: View, index: number, motion: Motion, alive: boolean): Animal {
  const { x, y, heading, pose, change, stride } = motion;
  const { species } = camera;
  const { u, v } = view.project(x, y, bodyHeight[species]);
  const animalId = String(index + 1);
  const posture = postureOf(species, pose);
  return { animalId, species, posture, pose, change, alive, x: u, y: v, floor: { x, y }, heading, stride };
}

function postureOf(species: Species, pose: Pose): Posture {
  if (species === 'broiler') return 'Broiler';
  if (isLying(pose) || pose === 'lies-dead') return 'pig_lying';
  return pose === 'sits' ? 'pig_sitting' : 'pig_standing';
}
