import type { Pose } from '../../animal';
import { pitchCosine, pitchSine } from '../../geometry/view';
import type { Species } from '../../simulated-camera';
import { broilerBody } from '../bodies/broiler-body';
import { pigBody } from '../bodies/pig-body';
import { blueChromaOf, lumaOf, type Rgb, redChromaOf } from '../colour';
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

const bodyOf = { pig: pigBody, broiler: broilerBody } as const;
/** Samples per texel edge. */
const fine = 2;
const shadowOpacity = 0.5;
/** Luma of a full shadow. */
const shadowLuma = 18;
const lightDirection = { x: -0.24, y: 0.2, z: 0.95 } as const;

/** Height in metres under which less light reaches a body from the sides. */
const shadeHeight: Record<Species, number> = { pig: 0.34, broiler: 0.15 };

export function bakeSprite(subject: SpriteSubject): Sprite {
  const parts = bodyOf[subject.species](subject.pose, subject.stride);
  const relief = reliefOf(parts, subject.heading, subject.texelsPerMetre * fine);
  const width = Math.ceil(relief.width / fine);
  const height = Math.ceil(relief.height / fine);
  const luma = new Uint8Array(width * height * 2);
  const chroma = new Uint8Array(width * height * 2).fill(128);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const texel = texelOf(subject, relief, row * fine, column * fine);
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
    originX: relief.originX / fine,
    originY: relief.originY / fine,
    texelsPerMetre,
    luma,
    chroma,
  };
}

interface Texel {
  luma: number;
  blue: number;
  red: number;
  opacity: number;
}

/** Mean of the samples of a texel: lit one by one, coloured once. The shadow shows where no body is. */
function texelOf(subject: SpriteSubject, relief: Relief, fromRow: number, fromColumn: number): Texel {
  const samples = fine * fine;
  let [light, bodies, dark, last] = [0, 0, 0, -1];
  for (let row = fromRow; row < Math.min(relief.height, fromRow + fine); row++) {
    for (let column = fromColumn; column < Math.min(relief.width, fromColumn + fine); column++) {
      const index = row * relief.width + column;
      if ((relief.nearness[index] ?? 0) === Number.NEGATIVE_INFINITY) {
        dark += (relief.shadow[index] ?? 0) * shadowOpacity;
        continue;
      }
      const height = heightAt(relief, index, row) / shadeHeight[subject.species];
      light += shadeOf(relief.slopeX[index] ?? 0, relief.slopeY[index] ?? 0, height);
      bodies++;
      last = index;
    }
  }
  const opacity = (bodies + dark) / samples;
  const shaded = (dark / samples) * shadowLuma;
  if (bodies === 0) return { luma: shaded, blue: 128, red: 128, opacity };
  const [red, green, blue] = colourAt(subject, relief, last);
  const shade = light / bodies;
  const [r, g, b] = [Math.min(1, red * shade), Math.min(1, green * shade), Math.min(1, blue * shade)];
  const share = bodies / (bodies + dark);
  return {
    luma: shaded + lumaOf(r, g, b) * (bodies / samples),
    blue: 128 + (blueChromaOf(r, g, b) - 128) * share,
    red: 128 + (redChromaOf(r, g, b) - 128) * share,
    opacity,
  };
}

/** Metres above the floor. */
function heightAt({ originY, texelsPerMetre, nearness }: Relief, index: number, row: number): number {
  const up = (originY - row - 0.5) / texelsPerMetre;
  return up * pitchCosine + (nearness[index] ?? 0) * pitchSine;
}

function colourAt({ heading, coat, dead }: SpriteSubject, relief: Relief, index: number): Rgb {
  const row = Math.floor(index / relief.width);
  const column = index - row * relief.width;
  const up = (relief.originY - row - 0.5) / relief.texelsPerMetre;
  const x = (column + 0.5 - relief.originX) / relief.texelsPerMetre;
  const y = up * pitchSine - (relief.nearness[index] ?? 0) * pitchCosine;
  const material = relief.materials[relief.top[index] ?? 0] ?? 'skin';
  const [cosine, sine] = [Math.cos(heading), Math.sin(heading)];
  return coatColour(material, x * cosine + y * sine, y * cosine - x * sine, heightAt(relief, index, row), coat, dead);
}

/** How light a surface is: lamps above, light scattered by the barn, less near the floor and at edges turned away. */
function shadeOf(slopeX: number, slopeY: number, heightShare: number): number {
  const length = Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
  const [right, up, toCamera] = [-slopeX / length, -slopeY / length, 1 / length];
  const away = up * pitchSine - toCamera * pitchCosine;
  const above = up * pitchCosine + toCamera * pitchSine;
  const lit = Math.max(0, right * lightDirection.x + away * lightDirection.y + above * lightDirection.z);
  const scattered = 0.5 + 0.5 * above;
  const open = 0.62 + 0.38 * Math.min(1, Math.max(0, heightShare));
  const edge = 1 - 0.42 * (1 - toCamera) ** 2;
  return (0.2 + 0.5 * lit + 0.36 * scattered) * open * edge;
}
