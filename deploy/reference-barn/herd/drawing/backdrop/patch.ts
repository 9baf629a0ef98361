import type { Rgb } from '../colour';
import { type Canvas, lay, tone } from './canvas';

type Point = readonly [number, number, number];

/** A flat four-sided surface in space: a corner and the two edges that leave it, metres. */
export interface Patch {
  corner: Point;
  along: Point;
  across: Point;
  /** Colour at a place of the patch, both shares 0 to 1; `metre` is how many metres a pixel spans there. */
  colour: (along: number, across: number, metre: number) => Rgb;
  opacity?: number;
  /** Hangs between the camera and the animals. */
  inFront?: boolean;
}

export function drawPatch(
  canvas: Canvas,
  { corner, along, across, colour, opacity = 1, inFront = false }: Patch,
): void {
  const { view, width, height } = canvas;
  const normal = crossed(along, across);
  const toEye: Point = [corner[0] - view.eye.x, corner[1] - view.eye.y, corner[2] - view.eye.z];
  const offset = dot(normal, toEye);
  const bounds = boundsOf(canvas, corner, along, across);
  const [lengthAlong, lengthAcross] = [Math.hypot(...along), Math.hypot(...across)];
  for (let row = bounds.top; row <= bounds.bottom; row++) {
    for (let column = bounds.left; column <= bounds.right; column++) {
      const ray = view.ray((column + 0.5) / width, (row + 0.5) / height);
      const reach = offset / (normal[0] * ray.x + normal[1] * ray.y + normal[2] * ray.z);
      const hit: Point = [ray.x * reach - toEye[0], ray.y * reach - toEye[1], ray.z * reach - toEye[2]];
      const shareAlong = dot(hit, along) / lengthAlong ** 2;
      const shareAcross = dot(hit, across) / lengthAcross ** 2;
      const metre = (reach * 0.74) / width;
      const cover =
        edge(shareAlong * lengthAlong, lengthAlong, metre) * edge(shareAcross * lengthAcross, lengthAcross, metre);
      if (cover <= 0) continue;
      lay(canvas, row * width + column, colour(clamp(shareAlong), clamp(shareAcross), metre), cover * opacity, inFront);
    }
  }
}

/** A pipe or bar between two points, shaded as round. */
export function drawPipe(canvas: Canvas, from: Point, to: Point, radius: number, colour: Rgb, inFront = false): void {
  const along: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const { eye } = canvas.view;
  const middle: Point = [(from[0] + to[0]) / 2 - eye.x, (from[1] + to[1]) / 2 - eye.y, (from[2] + to[2]) / 2 - eye.z];
  const side = crossed(along, middle);
  const length = Math.hypot(...side);
  const half: Point = [(side[0] / length) * radius, (side[1] / length) * radius, (side[2] / length) * radius];
  // The upper edge catches the light, whichever way the pipe runs.
  const flip = half[2] > 0 ? 1 : -1;
  drawPatch(canvas, {
    corner: [from[0] - half[0] * flip, from[1] - half[1] * flip, from[2] - half[2] * flip],
    along,
    across: [half[0] * 2 * flip, half[1] * 2 * flip, half[2] * 2 * flip],
    inFront,
    colour: (_, share) => {
      const bend = share * 2 - 1;
      const light =
        0.42 +
        0.5 * Math.sqrt(Math.max(0, 1 - (bend - 0.25) ** 2 * 0.7)) +
        0.3 * Math.max(0, 1 - Math.abs(bend - 0.4) * 4);
      return [colour[0] * light, colour[1] * light, colour[2] * light];
    },
  });
}

/** Darkens the floor softly around an ellipse: the shade under things. */
export function drawShade(
  canvas: Canvas,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  darkness: number,
): void {
  const { view, width, height } = canvas;
  const bounds = boundsOf(canvas, [x - radiusX, y - radiusY, 0], [radiusX * 2, 0, 0], [0, radiusY * 2, 0]);
  for (let row = bounds.top; row <= bounds.bottom; row++) {
    for (let column = bounds.left; column <= bounds.right; column++) {
      const floor = view.floorAt((column + 0.5) / width, (row + 0.5) / height);
      const share = ((floor.x - x) / radiusX) ** 2 + ((floor.y - y) / radiusY) ** 2;
      if (share < 1) tone(canvas, row * width + column, 1 - darkness * (1 - share) ** 1.5);
    }
  }
}

/** Soft edges: a pixel that a border crosses is covered in part. */
function edge(at: number, length: number, metre: number): number {
  return clamp(at / metre + 0.5) * clamp((length - at) / metre + 0.5) * (length < metre ? length / metre : 1);
}

function boundsOf({ view, width, height }: Canvas, corner: Point, along: Point, across: Point) {
  const corners = [0, 1].flatMap((a) =>
    [0, 1].map((b) =>
      view.project(
        corner[0] + a * along[0] + b * across[0],
        corner[1] + a * along[1] + b * across[1],
        corner[2] + a * along[2] + b * across[2],
      ),
    ),
  );
  const columns = corners.map(({ u }) => u * width);
  const rows = corners.map(({ v }) => v * height);
  return {
    left: Math.max(0, Math.floor(Math.min(...columns)) - 1),
    right: Math.min(width - 1, Math.ceil(Math.max(...columns)) + 1),
    top: Math.max(0, Math.floor(Math.min(...rows)) - 1),
    bottom: Math.min(height - 1, Math.ceil(Math.max(...rows)) + 1),
  };
}

function crossed(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamp(share: number): number {
  return share < 0 ? 0 : share > 1 ? 1 : share;
}
