import type { Animal, Pose } from '../animal';
import { animalsAt } from '../behaviour/animals-at';
import { viewOf } from '../geometry/view';
import { lightAt } from '../light/lighting-programme';
import { hash } from '../randomness/hash';
import type { SimulatedCamera } from '../simulated-camera';
import type { Backdrop } from './backdrop/backdrop';
import { backdropOf } from './backdrop/backdrop-cabinet';
import { createFrame, type Frame } from './frame';
import { addSensorNoise } from './sensor-noise';
import { COATS } from './sprites/coat';
import { drawSprite } from './sprites/draw-sprite';
import { HEADING_STEP, spriteOf } from './sprites/sprite-cabinet';

/** Breaths a second and how much the body widens. */
const BREATH = { pig: { rate: 0.45, swell: 0.008 }, broiler: { rate: 0.9, swell: 0.012 } } as const;

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
    drawAnimal(frame, backdrop, camera, animal, timeMs, u * width, v * height, scale * width);
  }
  layFront(frame, backdrop);
  addSensorNoise(frame, backdrop.grade.noise, hash(camera.seed, Math.floor(timeMs / 1000), timeMs % 1000));
  return frame;
}

function drawAnimal(
  frame: Frame,
  { grade, illumination }: Backdrop,
  camera: SimulatedCamera,
  animal: Animal,
  timeMs: number,
  x: number,
  y: number,
  pixelsPerMetre: number,
): void {
  const coat = hash(camera.seed, Number(animal.animalId), 1401) % COATS;
  const size = 0.93 + (hash(camera.seed, Number(animal.animalId), 1402) % 100) / 800;
  const { rate, swell } = BREATH[animal.species];
  const breath = animal.alive ? Math.sin((timeMs / 1000) * rate * 2 * Math.PI + Number(animal.animalId) * 2.4) : 0;
  const brightness = grade.gain * illumination(x / frame.width, y / frame.height);
  const draw = (pose: Pose, opacity: number): void => {
    const { species, stride, heading } = animal;
    const subject = { species, pose, stride, heading, coat, dead: !animal.alive, texelsPerMetre: pixelsPerMetre };
    const nearest = Math.round(heading / HEADING_STEP) * HEADING_STEP;
    drawSprite(frame, spriteOf(subject), {
      x,
      y,
      pixelsPerMetre: pixelsPerMetre * size,
      turn: heading - nearest,
      swell: breath * swell,
      opacity,
      brightness,
      saturation: grade.saturation,
    });
  };
  if (animal.change) draw(animal.change.from, 1);
  draw(animal.pose, animal.change ? animal.change.done : 1);
}

/** Pipes and lines that hang above the animals. */
function layFront({ y, u, v, width }: Frame, { front, frame }: Backdrop): void {
  const { index, opacity } = front;
  const half = width >> 1;
  for (let at = 0; at < index.length; at++) {
    const pixel = index[at] ?? 0;
    const cover = opacity[at] ?? 0;
    y[pixel] = ((y[pixel] ?? 0) * (255 - cover) + (frame.y[pixel] ?? 0) * cover) / 255;
    const row = Math.floor(pixel / width);
    const column = pixel - row * width;
    if ((row | column) & 1) continue;
    const chroma = (row >> 1) * half + (column >> 1);
    u[chroma] = ((u[chroma] ?? 0) * (255 - cover) + (frame.u[chroma] ?? 0) * cover) / 255;
    v[chroma] = ((v[chroma] ?? 0) * (255 - cover) + (frame.v[chroma] ?? 0) * cover) / 255;
  }
}
