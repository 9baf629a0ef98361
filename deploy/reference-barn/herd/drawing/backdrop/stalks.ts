import { surroundings } from '../../geometry/surroundings';
import { between, chance } from '../../randomness/hash';
import { clouds } from '../../randomness/noise';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';
import { type Canvas, lay, tone } from './canvas';

interface Scatter {
  perSquareMetre: number;
  length: readonly [number, number];
  /** Metres. */
  thickness: number;
  colours: readonly Rgb[];
}

/** Straw for pigs, pale flakes of wood and a few feathers for broilers. */
const scatters = {
  pig: {
    perSquareMetre: 330,
    length: [0.05, 0.22],
    thickness: 0.007,
    colours: [
      [0.86, 0.74, 0.46],
      [0.78, 0.64, 0.38],
      [0.66, 0.53, 0.32],
      [0.9, 0.82, 0.6],
      [0.55, 0.43, 0.27],
    ],
  },
  broiler: {
    perSquareMetre: 420,
    length: [0.01, 0.045],
    thickness: 0.011,
    colours: [
      [0.74, 0.65, 0.5],
      [0.68, 0.57, 0.42],
      [0.52, 0.42, 0.3],
      [0.86, 0.82, 0.72],
    ],
  },
} as const satisfies Record<string, Scatter>;

const beyond = 1.2;

/** Strews stalks over the floor: single strokes with a thin shadow, thicker on heaps than on trodden places. */
export function drawStalks(canvas: Canvas, camera: SimulatedCamera): void {
  const { width, depth } = surroundings[camera.species];
  const scatter: Scatter = scatters[camera.species];
  const count = Math.round((width + 2 * beyond) * (depth + 2 * beyond) * scatter.perSquareMetre);
  for (let stalk = 0; stalk < count; stalk++) {
    const x = between(-beyond, width + beyond, camera.seed, stalk, 1101);
    const y = between(-beyond, depth + beyond, camera.seed, stalk, 1102);
    const heap = clouds(x * 0.6 + (camera.seed % 31), y * 0.7) + 0.55;
    if (chance(camera.seed, stalk, 1103) > heap) continue;
    const direction = between(0, Math.PI, camera.seed, stalk, 1104);
    const length = between(scatter.length[0], scatter.length[1], camera.seed, stalk, 1105);
    const colour = scatter.colours[Math.floor(chance(camera.seed, stalk, 1106) * scatter.colours.length)];
    if (colour)
      drawStalk(canvas, x, y, Math.cos(direction) * length, Math.sin(direction) * length, scatter.thickness, colour);
  }
}

function drawStalk(canvas: Canvas, x: number, y: number, dx: number, dy: number, thickness: number, colour: Rgb): void {
  const { view, width, height } = canvas;
  const from = view.project(x - dx / 2, y - dy / 2, 0.01);
  const to = view.project(x + dx / 2, y + dy / 2, 0.01);
  const [x0, y0, x1, y1] = [from.u * width, from.v * height, to.u * width, to.v * height];
  const thick = thickness * from.scale * width;
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 1.2));
  const opacity = Math.min(1, thick) * 0.62;
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    const bright = 0.9 + 0.25 * Math.sin(share * 3 + x * 9);
    spot(
      canvas,
      x0 + (x1 - x0) * share,
      y0 + (y1 - y0) * share,
      [colour[0] * bright, colour[1] * bright, colour[2] * bright],
      opacity,
    );
    const below = Math.floor(y0 + (y1 - y0) * share + Math.max(1, thick));
    const column = Math.floor(x0 + (x1 - x0) * share + 0.5);
    if (below >= 0 && below < height && column >= 0 && column < width)
      tone(canvas, below * width + column, 1 - 0.1 * opacity);
  }
}

/** A dot of one pixel at a place between pixels. */
function spot(canvas: Canvas, x: number, y: number, colour: Rgb, opacity: number): void {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  const right = x - 0.5 - column;
  const down = y - 0.5 - row;
  for (let dy = 0; dy < 2; dy++) {
    for (let dx = 0; dx < 2; dx++) {
      const [atX, atY] = [column + dx, row + dy];
      if (atX < 0 || atY < 0 || atX >= canvas.width || atY >= canvas.height) continue;
      lay(canvas, atY * canvas.width + atX, colour, opacity * (dx ? right : 1 - right) * (dy ? down : 1 - down));
    }
  }
}
