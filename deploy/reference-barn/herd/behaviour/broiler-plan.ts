import type { FloorPoint } from '../animal';
import { type BroilerHouse, panRadius } from '../geometry/broiler-house';
import { lampLevel } from '../light/lighting-programme';
import { between, chance, hash } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import { draughtAt } from './draught';
import { longRestAt } from './long-rests';
import type { Station } from './station';

/** Each bird chooses anew after this long, at its own moment. */
export const broilerBoutMs = 150_000;
const boutsAtAPlace = 14;

export function broilerPhaseMs(camera: SimulatedCamera, bird: number): number {
  return Math.floor(between(0, broilerBoutMs, camera.seed, bird, 701));
}

/** What a bird does in one of its own bouts. */
export function broilerStations(camera: SimulatedCamera, house: BroilerHouse, bird: number, bout: number): Station[] {
  const startMs = bout * broilerBoutMs + broilerPhaseMs(camera, bird);
  const rest = longRestAt(camera, bird, startMs);
  if (rest) {
    const first = Math.ceil((rest.fromMs - broilerPhaseMs(camera, bird)) / broilerBoutMs);
    const place = homeOf(camera, house, bird, first, first * broilerBoutMs + broilerPhaseMs(camera, bird));
    const heading = between(0, 2 * Math.PI, camera.seed, bird, first >> 2, 703);
    return [{ ...place, heading, pose: 'lies-on-chest', departMs: startMs }];
  }
  const home = homeOf(camera, house, bird, bout, startMs);
  const light = lampLevel(camera, startMs);
  const lot = chance(camera.seed, bird, bout, 702);
  const busy = 0.04 + 0.36 * light;
  const heading = between(0, 2 * Math.PI, camera.seed, bird, bout >> 2, 703);
  if (lot > busy)
    return [{ ...home, heading, pose: lot > 1 - 0.08 * light ? 'stands' : 'lies-on-chest', departMs: startMs }];
  if (lot < busy * 0.42) return [atPan(camera, house, bird, bout, home, startMs)];
  if (lot < busy * 0.64) return [atNipple(camera, house, bird, bout, home, startMs)];
  return [0, 1, 2].map((step) => ({
    x: home.x + between(-0.5, 0.5, camera.seed, bird, bout, 710 + step),
    y: Math.max(0.15, Math.min(3.75, home.y + between(-0.35, 0.35, camera.seed, bird, bout, 720 + step))),
    heading: between(0, 2 * Math.PI, camera.seed, bird, bout, 730 + step),
    pose: chance(camera.seed, bird, bout, 740 + step) < 0.4 ? ('eats' as const) : ('stands' as const),
    departMs: startMs + step * 40_000,
  }));
}

/** The resting place: one cell of a loose grid each, a neighbouring one some time later; away from a draught. */
function homeOf(camera: SimulatedCamera, house: BroilerHouse, bird: number, bout: number, timeMs: number): FloorPoint {
  const columns = Math.ceil(Math.sqrt(camera.animalCount * 1.75));
  const rows = Math.ceil(camera.animalCount / columns);
  const place = Math.floor((bout + (hash(camera.seed, bird, 705) % boutsAtAPlace)) / boutsAtAPlace);
  const cell = (((bird + place) % camera.animalCount) + camera.animalCount) % camera.animalCount;
  const row = Math.floor(cell / columns);
  const inRow = Math.min(columns, camera.animalCount - row * columns);
  const column = row % 2 === 0 ? cell % columns : inRow - 1 - (cell % columns);
  const jitter = (salt: number): number => between(-0.42, 0.42, camera.seed, bird, place, salt);
  const across = (column + 0.5 + jitter(706) + (row % 2) * 0.25) / (inRow + 0.25);
  const away = (row + 0.5 + jitter(707)) / rows;
  return house.at(awayFromDraught(camera, Math.max(0, Math.min(1, across)), timeMs), Math.max(0, Math.min(1, away)));
}

/** Squeezes the flock into the two thirds that the draught does not reach. */
function awayFromDraught(camera: SimulatedCamera, across: number, timeMs: number): number {
  const draught = draughtAt(camera, timeMs);
  if (!draught) return across;
  const fromDraught = draught.from === 'left' ? across : 1 - across;
  const squeezed = 1 - (1 - fromDraught) ** 1.35 * (1 - 0.4 * draught.strength);
  const kept = fromDraught + (squeezed - fromDraught) * draught.strength;
  return draught.from === 'left' ? kept : 1 - kept;
}

function atPan(
  camera: SimulatedCamera,
  house: BroilerHouse,
  bird: number,
  bout: number,
  home: FloorPoint,
  departMs: number,
): Station {
  const pan = nearest(house.pans, home);
  const around = between(0, 2 * Math.PI, camera.seed, bird, bout, 751);
  const reach = panRadius + 0.17;
  const x = pan.x + Math.cos(around) * reach;
  return { x, y: pan.y + Math.sin(around) * reach, heading: around + Math.PI, pose: 'eats', departMs };
}

function atNipple(
  camera: SimulatedCamera,
  house: BroilerHouse,
  bird: number,
  bout: number,
  home: FloorPoint,
  departMs: number,
): Station {
  const near = { x: home.x + between(-0.5, 0.5, camera.seed, bird, bout, 752), y: home.y };
  const nipple = nearest(house.nipples, near);
  const fromAfar = home.y > house.drinkerLineY;
  const heading = (fromAfar ? -Math.PI / 2 : Math.PI / 2) + between(-0.5, 0.5, camera.seed, bird, bout, 753);
  return {
    x: nipple.x - Math.cos(heading) * 0.17,
    y: nipple.y - Math.sin(heading) * 0.17,
    heading,
    pose: 'drinks',
    departMs,
  };
}

function nearest(points: readonly FloorPoint[], to: FloorPoint): FloorPoint {
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance < least) {
      least = distance;
      best = point;
    }
  }
  return best;
}
