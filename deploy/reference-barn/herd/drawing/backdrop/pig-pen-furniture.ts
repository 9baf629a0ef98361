import { pigPenOf } from '../../geometry/pig-pen';
import { surroundings } from '../../geometry/surroundings';
import { hash } from '../../randomness/hash';
import { clouds } from '../../randomness/noise';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';
import type { Canvas } from './canvas';
import { blend } from './floor';
import { drawPatch, drawPipe, drawShade } from './patch';

const { width, depth } = surroundings.pig;
const wallHeight = 0.95;
const wallThickness = 0.06;
const dirt: Rgb = [0.36, 0.3, 0.23];
const steel: Rgb = [0.68, 0.7, 0.72];
const pipe: Rgb = [0.66, 0.64, 0.6];
/** Plastic boards or plastered walls, as pens have them. */
const wallColours: readonly Rgb[] = [
  [0.74, 0.75, 0.73],
  [0.62, 0.64, 0.65],
  [0.73, 0.69, 0.6],
  [0.6, 0.66, 0.68],
];

export function drawPigPen(canvas: Canvas, camera: SimulatedCamera): void {
  const { mirrored, trough, nipples } = pigPenOf(camera);
  const paint = wallColours[hash(camera.seed, 1201) % wallColours.length] ?? steel;
  drawNeighbours(canvas);
  drawShade(canvas, width / 2, depth + 0.1, width * 0.62, 0.5, 0.42);
  drawShade(canvas, -0.05, depth / 2, 0.42, depth * 0.75, 0.4);
  drawShade(canvas, width + 0.05, depth / 2, 0.42, depth * 0.75, 0.4);
  const wall = (light: number, seed: number) => boards(paint, light, seed);
  drawPatch(canvas, {
    corner: [-0.1, depth, 0],
    along: [width + 0.2, 0, 0],
    across: [0, 0, wallHeight],
    colour: wall(0.82, 1),
  });
  drawPatch(canvas, {
    corner: [-0.1, depth, wallHeight],
    along: [width + 0.2, 0, 0],
    across: [0, wallThickness, 0],
    colour: () => lighter(paint, 1.12),
  });
  for (const x of [0, width]) {
    const light = (x === 0) === mirrored ? 0.66 : 0.74;
    drawPatch(canvas, {
      corner: [x, -1, 0],
      along: [0, depth + 1, 0],
      across: [0, 0, wallHeight],
      colour: wall(light, x + 2),
    });
    const outward = x === 0 ? -wallThickness : wallThickness;
    drawPatch(canvas, {
      corner: [x, -1, wallHeight],
      along: [0, depth + 1, 0],
      across: [outward, 0, 0],
      colour: () => lighter(paint, 1.14),
    });
  }
  drawTrough(canvas, trough, trough.x < width / 2 ? 1 : -1);
  for (const { x, y } of nipples) drawNipple(canvas, x, y, x < width / 2 ? 1 : -1);
  drawRail(canvas);
}

/** Behind the walls lie the passage and the neighbouring pens, in the dark. */
function drawNeighbours(canvas: Canvas): void {
  const dark = (along: number, across: number): Rgb => {
    const light = 0.16 + 0.03 * clouds(along * 5, across * 5);
    return [light, light * 0.95, light * 0.88];
  };
  drawPatch(canvas, { corner: [-3, depth, 0.01], along: [width + 6, 0, 0], across: [0, 4, 0], colour: dark });
  drawPatch(canvas, { corner: [-3, -2, 0.01], along: [3, 0, 0], across: [0, depth + 3, 0], colour: dark });
  drawPatch(canvas, { corner: [width, -2, 0.01], along: [3, 0, 0], across: [0, depth + 3, 0], colour: dark });
}

/** Boards one above the other, splashed from below. */
function boards(paint: Rgb, light: number, seed: number) {
  return (along: number, up: number, metre: number): Rgb => {
    const splash = Math.max(0, Math.min(1, 0.9 - up * 1.5 + clouds(along * 4.3 + seed, up * 1.2) * 0.7));
    const streaks = clouds(along * 9 + seed * 3, up * 0.7) * 0.12 + clouds(along * 30, up * 6 + seed) * 0.05;
    const joint = Math.abs(up * 4 - Math.round(up * 4)) / 4;
    const groove = up > 0.1 && up < 0.9 ? Math.max(0, 1 - (joint * wallHeight) / Math.max(0.008, metre)) * 0.3 : 0;
    const shade = light * (0.62 + 0.38 * Math.min(1, up * 1.6 + 0.2)) * (1 + streaks - groove);
    return lighter(blend(paint, dirt, splash * 0.72), shade);
  };
}

/** A long trough of steel with a feed hopper above it. @param inward 1 if the pen lies to its right */
function drawTrough(
  canvas: Canvas,
  { x, fromY, toY }: { x: number; fromY: number; toY: number },
  inward: 1 | -1,
): void {
  const length = toY - fromY;
  const wallX = x - inward * 0.17;
  const feed = (along: number, across: number): Rgb => {
    const crumbs = 0.9 + 0.35 * clouds(along * 12, across * 3);
    const inside = Math.abs(across - 0.5) < 0.4 && along > 0.02 && along < 0.98;
    return inside ? lighter([0.55, 0.45, 0.3], crumbs * (0.65 + 0.35 * across)) : lighter(steel, 0.92);
  };
  drawShade(canvas, x + inward * 0.12, (fromY + toY) / 2, 0.4, length * 0.6, 0.45);
  const lip = x + inward * 0.19;
  const side = (along: number, up: number): Rgb =>
    lighter(blend(steel, dirt, 0.45 - 0.3 * up), 0.55 + 0.25 * up + 0.08 * clouds(along * 6, up));
  drawPatch(canvas, {
    corner: [Math.min(wallX, lip), fromY, 0],
    along: [Math.abs(lip - wallX), 0, 0],
    across: [0, 0, 0.24],
    colour: side,
  });
  drawPatch(canvas, { corner: [lip, fromY, 0], along: [0, length, 0], across: [0, 0, 0.24], colour: side });
  drawPatch(canvas, { corner: [wallX, fromY, 0.24], along: [0, length, 0], across: [lip - wallX, 0, 0], colour: feed });
  // Bars between the feeding places, and the pipe that the feed comes through.
  for (let bar = 1; bar < 4; bar++) {
    const y = fromY + (length * bar) / 4;
    drawPipe(canvas, [lip, y, 0.25], [wallX, y, 0.62], 0.014, steel);
  }
  for (const y of [fromY + length / 4, fromY + (length * 3) / 4]) {
    drawPipe(canvas, [wallX + inward * 0.05, y, 1.1], [wallX + inward * 0.07, y, 0.34], 0.035, pipe);
  }
}

function drawNipple(canvas: Canvas, x: number, y: number, inward: 1 | -1): void {
  drawShade(canvas, x + inward * 0.2, y, 0.3, 0.24, 0.35);
  drawPipe(canvas, [x + inward * 0.03, y, 1.05], [x + inward * 0.03, y, 0.55], 0.017, steel);
  drawPipe(canvas, [x + inward * 0.03, y, 0.55], [x + inward * 0.15, y, 0.48], 0.02, [0.76, 0.66, 0.4]);
}

/** The water pipe on the back wall. */
function drawRail(canvas: Canvas): void {
  drawPipe(canvas, [-0.1, depth - 0.03, 0.84], [width + 0.1, depth - 0.03, 0.84], 0.016, steel);
}

function lighter([red, green, blue]: Rgb, light: number): Rgb {
  return [red * light, green * light, blue * light];
}
