import type { Light } from '../../light/lighting-programme';
import type { SimulatedCamera } from '../../simulated-camera';
import { type Backdrop, drawBarn, lit } from './backdrop';
import type { Canvas } from './canvas';

/** Bytes of all cameras together. */
const capacity = 160 * 1024 * 1024;
/** While lamps are dimmed the backdrop changes in this many steps. */
const levels = 24;

interface Kept {
  canvas: Canvas;
  light: string;
  backdrop: Backdrop;
}

const cache = new Map<string, Kept>();
let bytes = 0;

/** The empty barn in the present light, from memory if it was drawn before. */
export function backdropOf(camera: SimulatedCamera, width: number, height: number, light: Light): Backdrop {
  const stepped = steppedLight(light);
  const lightKey = stepped.kind === 'lamps' ? String(stepped.level) : stepped.kind;
  const key = `${camera.seed} ${camera.species} ${camera.flooring} ${camera.animalCount} ${width}x${height}`;
  let kept = cache.get(key);
  if (kept?.light !== lightKey) {
    const canvas = kept?.canvas ?? drawBarn(camera, width, height);
    if (!kept) bytes += costOf(width, height);
    kept = { canvas, light: lightKey, backdrop: lit(camera, canvas, stepped) };
  }
  cache.delete(key);
  cache.set(key, kept);
  for (const [oldKey, { canvas }] of cache) {
    if (bytes <= capacity || oldKey === key) break;
    cache.delete(oldKey);
    bytes -= costOf(canvas.width, canvas.height);
  }
  return kept.backdrop;
}

/** Whether one more barn of this size is kept without giving up one that was drawn before. */
export function hasRoomFor(width: number, height: number): boolean {
  return bytes + costOf(width, height) <= capacity;
}

function steppedLight(light: Light): Light {
  return light.kind === 'lamps' ? { ...light, level: Math.round(light.level * levels) / levels } : light;
}

/** Four planes of floats and a frame. */
function costOf(width: number, height: number): number {
  return width * height * 17.5;
}
