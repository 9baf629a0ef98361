import { broilerHouseOf, PAN_RADIUS } from '../../geometry/broiler-house';
import { SURROUNDINGS } from '../../geometry/surroundings';
import { clouds } from '../../randomness/noise';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';
import type { Canvas } from './canvas';
import { drawPatch, drawPipe, drawShade } from './patch';

const { width, depth } = SURROUNDINGS.broiler;
const STEEL: Rgb = [0.68, 0.7, 0.71];
const WHITE: Rgb = [0.86, 0.86, 0.83];
const RED: Rgb = [0.72, 0.2, 0.15];
const FEED: Rgb = [0.6, 0.5, 0.32];
const FEED_PIPE_HEIGHT = 0.5;
const DRINKER_HEIGHT = 0.42;
const SPINE_HEIGHT = 0.6;

export function drawBroilerHouse(canvas: Canvas, camera: SimulatedCamera): void {
  const house = broilerHouseOf(camera);
  drawWall(canvas);
  for (const { x, y } of house.pans) drawPan(canvas, x, y);
  const [left, right] = [-1.5, width + 1.5];
  drawShadeLine(canvas, house.feedLineY - 0.1);
  for (const { x, y } of house.pans) {
    drawPipe(canvas, [x, y, 0.1], [x, y, FEED_PIPE_HEIGHT], 0.032, RED, true);
  }
  drawPipe(
    canvas,
    [left, house.feedLineY, FEED_PIPE_HEIGHT],
    [right, house.feedLineY, FEED_PIPE_HEIGHT],
    0.026,
    STEEL,
    true,
  );
  drawShadeLine(canvas, house.drinkerLineY - 0.08);
  for (const { x, y } of house.nipples) {
    drawPipe(canvas, [x, y, DRINKER_HEIGHT], [x, y, DRINKER_HEIGHT - 0.055], 0.011, RED, true);
    drawPipe(canvas, [x, y, DRINKER_HEIGHT - 0.055], [x, y, DRINKER_HEIGHT - 0.08], 0.02, [0.8, 0.75, 0.3], true);
  }
  drawPipe(
    canvas,
    [left, house.drinkerLineY, DRINKER_HEIGHT],
    [right, house.drinkerLineY, DRINKER_HEIGHT],
    0.014,
    WHITE,
    true,
  );
  drawPipe(
    canvas,
    [left, house.drinkerLineY, SPINE_HEIGHT],
    [right, house.drinkerLineY, SPINE_HEIGHT],
    0.012,
    STEEL,
    true,
  );
  for (let x = 0.4; x < width; x += 1.9) {
    drawPipe(
      canvas,
      [x, house.drinkerLineY, DRINKER_HEIGHT],
      [x, house.drinkerLineY, SPINE_HEIGHT],
      0.008,
      STEEL,
      true,
    );
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
  drawShade(canvas, x + 0.03, y - 0.04, PAN_RADIUS * 1.7, PAN_RADIUS * 1.6, 0.5);
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
  for (let ring = 0; ring < 5; ring++) disc(PAN_RADIUS * (0.82 + ring * 0.04), ring * 0.016, () => [0.5, 0.14, 0.11]);
  disc(PAN_RADIUS, 0.085, (share, angle) => {
    if (share > 0.88) return [RED[0] * (1.05 + 0.2 * Math.sin(angle)), RED[1], RED[2]];
    const light = 0.62 + 0.3 * share + 0.25 * clouds(x + Math.cos(angle) * share * 4, y + Math.sin(angle) * share * 4);
    return [FEED[0] * light, FEED[1] * light, FEED[2] * light];
  });
  // The grill's spokes.
  for (let spoke = 0; spoke < 10; spoke++) {
    const angle = (spoke * 2 * Math.PI) / 10 + x;
    const rim = [x + Math.cos(angle) * PAN_RADIUS * 0.92, y + Math.sin(angle) * PAN_RADIUS * 0.92, 0.09] as const;
    drawPipe(canvas, rim, [x + Math.cos(angle) * 0.05, y + Math.sin(angle) * 0.05, 0.17], 0.006, [0.8, 0.3, 0.22]);
  }
  drawPipe(canvas, [x, y, 0.08], [x, y, 0.2], 0.055, RED);
}

function drawShadeLine(canvas: Canvas, y: number): void {
  drawShade(canvas, width / 2, y, width * 1.2, 0.1, 0.22);
}
