import type { Animal, Pose } from '../animal';
import { animalsAt } from '../behaviour/animals-at';
import { viewOf } from '../geometry/view';
import { lightAt } from '../light/lighting-programme';
import { clockText } from '../light/local-time';
import { hash } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import type { Backdrop } from './backdrop/backdrop';
import { backdropOf } from './backdrop/backdrop-cache';
import { createFrame, type Frame } from './frame';
import { drawCaptions } from './overlay/caption';
import { drawTimeBarcode } from './overlay/time-barcode';
import { addSensorNoise } from './sensor-noise';
import { coatOf } from './sprites/coat';
import { cutOut, layOver } from './sprites/cut-out';
import { restingCutOut } from './sprites/cut-out-cache';
import { headingStep, spriteOf } from './sprites/sprite-cache';

/** Breaths a second, by how much the body widens, and its length in metres. */
const breathing = {
  pig: { rate: 0.42, swell: 0.007, girth: 1.1 },
  broiler: { rate: 0.8, swell: 0.01, girth: 0.35 },
} as const;

export interface FrameSize {
  /** Pixels, even. */
  width: number;
  height: number;
}

/**
 * The picture of a camera at a moment. The same arguments always give the same bytes.
 * @param timeMs ms since 1970 UTC
 * @throws RangeError for odd sizes
 */
export function drawFrame(camera: SimulatedCamera, timeMs: number, { width, height }: FrameSize): Frame {
  const backdrop = backdropOf(camera, width, height, lightAt(camera, timeMs));
  const frame = createFrame(width, height);
  frame.data.set(backdrop.frame.data);
  const view = viewOf(camera, width / height);
  const farFirst = [...animalsAt(camera, timeMs)].sort((one, other) => other.floor.y - one.floor.y);
  for (const animal of farFirst) {
    const { u, v, scale } = view.project(animal.floor.x, animal.floor.y, 0);
    drawAnimal(frame, backdrop, camera, animal, timeMs, { x: u * width, y: v * height, pixelsPerMetre: scale * width });
  }
  layFront(frame, backdrop);
  addSensorNoise(frame, backdrop.grade.noise, hash(camera.seed, Math.floor(timeMs / 1000), timeMs % 1000));
  drawCaptions(frame, clockText(timeMs, camera.timeZone), camera.name);
  if (camera.timeBarcode) drawTimeBarcode(frame, timeMs);
  return frame;
}

interface Place {
  x: number;
  y: number;
  pixelsPerMetre: number;
}

function drawAnimal(
  frame: Frame,
  backdrop: Backdrop,
  camera: SimulatedCamera,
  animal: Animal,
  timeMs: number,
  place: Place,
): void {
  const { change } = animal;
  if (change) drawPose(frame, backdrop, camera, animal, change.from, 1, timeMs, place);
  drawPose(frame, backdrop, camera, animal, animal.pose, change ? change.done : 1, timeMs, place);
}

function drawPose(
  frame: Frame,
  { grade, illumination }: Backdrop,
  camera: SimulatedCamera,
  animal: Animal,
  pose: Pose,
  opacity: number,
  timeMs: number,
  place: Place,
): void {
  const { species, stride, heading, alive } = animal;
  const number = Number(animal.animalId);
  const size = 0.94 + (hash(camera.seed, number, 1402) % 100) / 800;
  const pixelsPerMetre = place.pixelsPerMetre * (size + breathOf(animal, timeMs, place.pixelsPerMetre));
  const coat = coatOf(species, hash(camera.seed, number, 1401));
  const subject = { species, pose, stride, heading, coat, dead: !alive, texelsPerMetre: place.pixelsPerMetre };
  const { key, sprite } = spriteOf(subject);
  const brightness = grade.gain * illumination(place.x / frame.width, place.y / frame.height);
  const turn = heading - Math.round(heading / headingStep) * headingStep;
  const stamp = { x: place.x, y: place.y, pixelsPerMetre, turn, opacity, brightness, saturation: grade.saturation };
  if (pose === 'walks' || animal.change) {
    layOver(frame, cutOut(sprite, stamp));
  } else {
    const { cut, left, top } = restingCutOut(sprite, key, stamp);
    layOver(frame, cut, left, top);
  }
}

/** How much larger the body is while breathing in, in a few steps; nothing where it could not be seen. */
function breathOf({ species, alive, animalId }: Animal, timeMs: number, pixelsPerMetre: number): number {
  const { rate, swell, girth } = breathing[species];
  if (!alive || swell * girth * pixelsPerMetre < 0.25) return 0;
  const breath = Math.sin((timeMs / 1000) * rate * 2 * Math.PI + Number(animalId) * 2.4);
  return (Math.round(breath * 3) / 3) * swell;
}

/** Pipes and lines that hang above the animals. */
function layFront({ data }: Frame, { front, frame }: Backdrop): void {
  const { index, opacity } = front;
  for (let at = 0; at < index.length; at++) {
    const sample = index[at] ?? 0;
    const cover = opacity[at] ?? 0;
    const below = data[sample] ?? 0;
    data[sample] = below + ((((frame.data[sample] ?? 0) - below) * cover) >> 8);
  }
}
