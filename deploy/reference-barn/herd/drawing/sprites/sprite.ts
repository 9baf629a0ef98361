import type { Pose } from '../../animal';
import { PITCH_COSINE, PITCH_SINE } from '../../geometry/view';
import type { Species } from '../../simulated-camera';
import { broilerBody } from '../bodies/broiler-body';
import { pigBody } from '../bodies/pig-body';
import { blueChromaOf, lumaOf, redChromaOf } from '../colour';
import { coatColour } from './coat';
import { type Relief, reliefOf } from './relief';

/** What a sprite shows. Sprites are made once and then drawn many times. */
export interface SpriteSubject {
  species: Species;
  pose: Pose;
  /** Share of a stride, for `walks`. */
  stride: number;
  heading: number;
  coat: number;
  dead: boolean;
  texelsPerMetre: number;
}

/** A body with its shadow, seen from the camera's pitch, in white light. */
export interface Sprite {
  width: number;
  height: number;
  originX: number;
  originY: number;
  texelsPerMetre: number;
  /** Luma multiplied by opacity, and opacity, by turns. */
  luma: Uint8Array;
  /** Blue and red chroma by turns. */
  chroma: Uint8Array;
}

const BODIES = { pig: pigBody, broiler: broilerBody } as const;
/** Samples per texel edge. */
const FINE = 2;
const SHADOW_OPACITY = 0.5;
const LIGHT = { x: -0.24, y: 0.2, z: 0.95 } as const;

/** Height in metres under which less light reaches a body from the sides. */
const SHADE_HEIGHT: Record<Species, number> = { pig: 0.34, broiler: 0.15 };

export function bakeSprite(subject: SpriteSubject): Sprite {
  const parts = BODIES[subject.species](subject.pose, subject.stride);
  const relief = reliefOf(parts, subject.heading, subject.texelsPerMetre * FINE);
  const width = Math.ceil(relief.width / FINE);
  const height = Math.ceil(relief.height / FINE);
  const luma = new Uint8Array(width * height * 2);
  const chroma = new Uint8Array(width * height * 2).fill(128);
  const paint = painter(subject, relief);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const texel = averaged(relief, paint, row * FINE, column * FINE);
      const at = (row * width + column) * 2;
      luma[at] = texel.luma;
      luma[at + 1] = texel.opacity * 255;
      chroma[at] = texel.blue;
      chroma[at + 1] = texel.red;
    }
  }
  const { texelsPerMetre } = subject;
  return {
    width,
    height,
    originX: relief.originX / FINE,
    originY: relief.originY / FINE,
    texelsPerMetre,
    luma,
    chroma,
  };
}

interface Painted {
  luma: number;
  blue: number;
  red: number;
}

/** Mean of the samples of a texel; the shadow shows where no body is. */
function averaged(
  relief: Relief,
  paint: (index: number, column: number, row: number) => Painted,
  fromRow: number,
  fromColumn: number,
): Painted & { opacity: number } {
  let [luma, blue, red, bodies, opacity] = [0, 0, 0, 0, 0];
  for (let row = fromRow; row < Math.min(relief.height, fromRow + FINE); row++) {
    for (let column = fromColumn; column < Math.min(relief.width, fromColumn + FINE); column++) {
      const index = row * relief.width + column;
      if ((relief.nearness[index] ?? 0) === Number.NEGATIVE_INFINITY) {
        const dark = (relief.shadow[index] ?? 0) * SHADOW_OPACITY;
        opacity += dark;
        luma += dark * 18;
        continue;
      }
      const sample = paint(index, column, row);
      luma += sample.luma;
      blue += sample.blue;
      red += sample.red;
      bodies++;
      opacity++;
    }
  }
  const samples = FINE * FINE;
  const share = bodies / Math.max(1e-6, opacity);
  return {
    luma: luma / samples,
    blue: bodies ? 128 + (blue / bodies - 128) * share : 128,
    red: bodies ? 128 + (red / bodies - 128) * share : 128,
    opacity: opacity / samples,
  };
}

function painter({ species, heading, coat, dead }: SpriteSubject, relief: Relief) {
  const { originX, originY, texelsPerMetre, nearness, slopeX, slopeY, top, materials } = relief;
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  const shadeHeight = SHADE_HEIGHT[species];
  return (index: number, column: number, row: number): Painted => {
    const up = (originY - row - 0.5) / texelsPerMetre;
    const near = nearness[index] ?? 0;
    const x = (column + 0.5 - originX) / texelsPerMetre;
    const y = up * PITCH_SINE - near * PITCH_COSINE;
    const z = up * PITCH_COSINE + near * PITCH_SINE;
    const material = materials[top[index] ?? 0] ?? 'skin';
    const [red, green, blue] = coatColour(material, x * cosine + y * sine, y * cosine - x * sine, z, coat, dead);
    const shade = shadeOf(slopeX[index] ?? 0, slopeY[index] ?? 0, z / shadeHeight);
    const [r, g, b] = [Math.min(1, red * shade), Math.min(1, green * shade), Math.min(1, blue * shade)];
    return { luma: lumaOf(r, g, b), blue: blueChromaOf(r, g, b), red: redChromaOf(r, g, b) };
  };
}

/** How light a surface is: lamps above, light scattered by the barn, less near the floor and at edges turned away. */
function shadeOf(slopeX: number, slopeY: number, heightShare: number): number {
  const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  const [right, up, toCamera] = [-slopeX / length, -slopeY / length, 1 / length];
  const away = up * PITCH_SINE - toCamera * PITCH_COSINE;
  const above = up * PITCH_COSINE + toCamera * PITCH_SINE;
  const lit = Math.max(0, right * LIGHT.x + away * LIGHT.y + above * LIGHT.z);
  const scattered = 0.5 + 0.5 * above;
  const open = 0.62 + 0.38 * Math.min(1, Math.max(0, heightShare));
  const edge = 1 - 0.42 * (1 - toCamera) ** 2;
  return (0.2 + 0.5 * lit + 0.36 * scattered) * open * edge;
}
