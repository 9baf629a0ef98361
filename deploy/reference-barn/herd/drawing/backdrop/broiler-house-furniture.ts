import { broilerHouseOf, panRadius } from '../../geometry/broiler-house';
import { surroundings } from '../../geometry/surroundings';
import { clouds } from '../../randomness/noise';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';
import type { Canvas } from './canvas';
import { drawPatch, drawPipe, drawShade } from './patch';

const { width, depth } = surroundings.broiler;
const steel: Rgb = [0.68, 0.7, 0.71];
const white: Rgb = [0.86, 0.86, 0.83];
const red: Rgb = [0.72, 0.2, 0.15];
const feed: Rgb = [0.6, 0.5, 0.32];
const feedPipeHeight = 0.5;
const drinkerHeight = 0.42;
const spineHeight = 0.6;

export function drawBroilerHouse(canvas: Canvas, camera: SimulatedCamera): void {
  const house = broilerHouseOf(camera);
  drawWall(canvas);
  for (const { x, y } of house.pans) drawPan(canvas, x, y);
  const [left, right] = [-1.5, width + 1.5];
  drawShadeLine(canvas, house.feedLineY - 0.1);
  for (const { x, y } of house.pans) {
    drawPipe(canvas, [x, y, 0.1], [x, y, feedPipeHeight], 0.032, red, true);
  }
  drawPipe(
    canvas,
    [left, house.feedLineY, feedPipeHeight],
    [right, house.feedLineY, feedPipeHeight],
    0.026,
    steel,
    true,
  );
  drawShadeLine(canvas, house.drinkerLineY - 0.08);
  for (const { x, y } of house.nipples) {
    drawPipe(canvas, [x, y, drinkerHeight], [x, y, drinkerHeight - 0.055], 0.011, red, true);
    drawPipe(canvas, [x, y, drinkerHeight - 0.055], [x, y, drinkerHeight - 0.08], 0.02, [0.8, 0.75, 0.3], true);
  }
  drawPipe(
    canvas,
    [left, house.drinkerLineY, drinkerHeight],
    [right, house.drinkerLineY, drinkerHeight],
    0.014,
    white,
    true,
  );
  drawPipe(
    canvas,
    [left, house.drinkerLineY, spineHeight],
    [right, house.drinkerLineY, spineHeight],
    0.012,
    steel,
    true,
  );
  for (let x = 0.4; x < width; x += 1.9) {
    drawPipe(canvas, [x, house.drinkerLineY, drinkerHeight], [x, house.drinkerLineY, spineHeight], 0.008, steel, true);
  }
}

/** The side wall of the house with its plinth. */
function drawWall(canvas: Canvas): void {
  const y = depth + 0.25;
  drawShade(canvas, width / 2, y, width, 0.55, 0.4);
  drawPatch(canvas, {
    corner: [-3, y, 0],
    along: [width + 6, 0, 0],
    across: [0, 0, 0.4],
    colour: (along, up) => {
      const light = (0.4 + 0.2 * up) * (1 + 0.18 * clouds(along * 9, up * 1.3));
      return [light, light * 0.96, light * 0.89];
    },
  });
  drawPatch(canvas, {
    corner: [-3, y, 0.4],
    along: [width + 6, 0, 0],
    across: [0, 0, 2],
    colour: (along, up) => {
      const sheet = (along * 60) % 1;
      const light = 0.62 + 0.06 * Math.sin(sheet * 2 * Math.PI) + 0.05 * clouds(along * 4, up * 2);
      return [light, light, light * 0.97];
    },
  });
}

/** A round feed pan standing on the litter. */
function drawPan(canvas: Canvas, x: number, y: number): void {
  drawShade(canvas, x + 0.03, y - 0.04, panRadius * 1.7, panRadius * 1.6, 0.5);
  const disc = (radius: number, z: number, colour: (share: number, angle: number) => Rgb): void => {
    const bands = 22;
    for (let band = 0; band < bands; band++) {
      const from = -1 + (2 * band) / bands;
      const half = Math.sqrt(1 - (from + 1 / bands) ** 2) * radius;
      drawPatch(canvas, {
        corner: [x - half, y + from * radius, z],
        along: [half * 2, 0, 0],
        across: [0, (2 * radius) / bands + 0.002, 0],
        colour: (along, across) => {
          const dx = (along * 2 - 1) * half;
          const dy = (from + (across * 2) / bands) * radius;
          return colour(Math.hypot(dx, dy) / radius, Math.atan2(dy, dx));
        },
      });
    }
  };
  for (let ring = 0; ring < 5; ring++) disc(panRadius * (0.82 + ring * 0.04), ring * 0.016, () => [0.5, 0.14, 0.11]);
  disc(panRadius, 0.085, (share, angle) => {
    if (share > 0.88) return [red[0] * (1.05 + 0.2 * Math.sin(angle)), red[1], red[2]];
    const light = 0.62 + 0.3 * share + 0.25 * clouds(x + Math.cos(angle) * share * 4, y + Math.sin(angle) * share * 4);
    return [feed[0] * light, feed[1] * light, feed[2] * light];
  });
  // The grill's spokes.
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke * 2 * Math.PI) / 10 + x;
    const rim = [x + Math.cos(angle) * panRadius * 0.92, y + Math.sin(angle) * panRadius * 0.92, 0.09] as const;
    drawPipe(canvas, rim, [x + Math.cos(angle) * 0.05, y + Math.sin(angle) * 0.05, 0.17], 0.006, [0.8, 0.3, 0.22]);
  }
  drawPipe(canvas, [x, y, 0.08], [x, y, 0.2], 0.055, red);
}

function drawShadeLine(canvas: Canvas, y: number): void {
  drawShade(canvas, width / 2, y, width * 1.2, 0.1, 0.22);
}
