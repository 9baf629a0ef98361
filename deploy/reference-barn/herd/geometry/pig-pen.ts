import { chance, shuffled } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import { surroundings } from './surroundings';

export interface Place {
  x: number;
  y: number;
  heading: number;
}

/** How a pen is furnished. Pigs rest in rows along the walls and are busy in the near half. */
export interface PigPen {
  /** Feeder on the left instead of the right. */
  mirrored: boolean;
  lying: readonly Place[];
  feeding: readonly Place[];
  drinking: readonly Place[];
  /** Where a pig stands about and explores, apart from each other. */
  loitering: readonly Place[];
  /** Depth of the lane between resting and busy part. */
  lane: number;
  trough: { x: number; fromY: number; toY: number };
  nipples: readonly { x: number; y: number }[];
}

/** Shoulder room of a finishing pig lying on its chest beside another, metres. */
const rowPitch = 0.43;
const backRow = 11;
const up = Math.PI / 2;

const { width, depth } = surroundings.pig;

export function pigPenOf(camera: SimulatedCamera): PigPen {
  const mirrored = chance(camera.seed, 301) < 0.5;
  const flip = (place: Place): Place =>
    mirrored ? { x: width - place.x, y: place.y, heading: Math.PI - place.heading } : place;
  const flipX = (x: number): number => (mirrored ? width - x : x);
  return {
    mirrored,
    lying: lyingPlaces(camera).map(flip),
    feeding: [0.5, 0.93, 1.36, 1.79].map((y) => flip({ x: width - 1.02, y, heading: 0 })),
    drinking: [2.3, 2.72].map((y) => flip({ x: width - 0.78, y: y - 0.05, heading: 0.05 })),
    loitering: loiteringPlaces(camera).map(flip),
    lane: 1.75,
    trough: { x: flipX(width - 0.17), fromY: 0.28, toY: 2.02 },
    nipples: [2.3, 2.72].map((y) => ({ x: flipX(width), y })),
  };
}

/** The back row in huddles with gaps between, then the wall opposite the feeder. */
function lyingPlaces(camera: SimulatedCamera): Place[] {
  const inBackRow = Math.min(camera.animalCount, backRow);
  const spare = width - 1.75 - inBackRow * rowPitch;
  const gapAfter = new Set(shuffled(inBackRow - 1, camera.seed + 17).slice(0, 2));
  const places: Place[] = [];
  let x = 0.34;
  for (let index = 0; index < inBackRow; index++) {
    const toTheWall = chance(camera.seed, 302, index) < 0.3;
    const tilt = (chance(camera.seed, 303, index) - 0.5) * 0.22;
    places.push({
      x,
      y: depth - (toTheWall ? 0.98 : 0.74) - chance(camera.seed, 304, index) * 0.12,
      heading: (toTheWall ? up : -up) + tilt,
    });
    x += rowPitch + (gapAfter.has(index) ? Math.max(0, spare / 2) : 0);
  }
  for (let index = 0; places.length < camera.animalCount; index++) {
    const tilt = (chance(camera.seed, 305, index) - 0.5) * 0.2;
    places.push({ x: 0.72 + 1.3 * Math.floor(index / 4), y: 0.36 + (index % 4) * rowPitch, heading: tilt });
  }
  return places;
}

function loiteringPlaces(camera: SimulatedCamera): Place[] {
  const places: Place[] = [];
  const fromX = camera.animalCount > backRow ? 2.1 : 0.8;
  const columns = 4;
  const rows = 3;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const index = row * columns + column;
      places.push({
        x: fromX + ((width - 1.95 - fromX) * (column + (row % 2) * 0.4)) / (columns - 0.6),
        y: 0.42 + row * 0.62,
        heading: chance(camera.seed, 306, index) * 2 * Math.PI,
      });
    }
  }
  return places;
}
