import { surroundings } from '../../geometry/surroundings';
import { hash } from '../../randomness/hash';
import { clouds, mix, smooth } from '../../randomness/noise';
import type { SimulatedCamera } from '../../simulated-camera';
import type { Rgb } from '../colour';
import { type Canvas, lay } from './canvas';

const concrete: Rgb = [0.66, 0.635, 0.59];
const manure: Rgb = [0.38, 0.32, 0.25];
const slot: Rgb = [0.09, 0.075, 0.06];
const beddingColour: Rgb = [0.56, 0.44, 0.28];
const shavingsColour: Rgb = [0.62, 0.53, 0.41];
const cakedColour: Rgb = [0.43, 0.355, 0.275];

/** Concrete slats: 8 cm of beam, 1.8 cm of slot (Directive 2008/120/EC, rearing pigs), a joint every 60 cm. */
const slat = { pitch: 0.098, slot: 0.018, element: 0.62 } as const;

/** Colour of the floor at a point; `metre` is how many metres a pixel spans. */
type Floor = (x: number, y: number, metre: number) => Rgb;

export function drawFloor(canvas: Canvas, camera: SimulatedCamera, wetY: number | null): void {
  const floor = floorOf(camera, wetY);
  const { view, width, height } = canvas;
  const metre = surroundings[camera.species].picturedWidth / width;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const { x, y } = view.floorAt((column + 0.5) / width, (row + 0.5) / height);
      lay(canvas, row * width + column, floor(x, y, metre), 1);
    }
  }
}

function floorOf(camera: SimulatedCamera, wetY: number | null): Floor {
  const shift = (hash(camera.seed, 1001) % 1000) * 0.13;
  if (camera.flooring === 'slatted') return slats(shift, hash(camera.seed, 1002) % 3 === 0);
  return camera.species === 'pig' ? bedding(shift) : shavings(shift, wetY);
}

/** @param lengthwise slots run away from the camera */
function slats(shift: number, lengthwise: boolean): Floor {
  return (x, y, metre) => {
    const [over, along] = lengthwise ? [x, y] : [y, x];
    const stain = clouds(x * 0.55 + shift, y * 0.7 - shift);
    const grain = clouds(x * 3.1 + shift, y * 3.3) * 0.1 + clouds(x * 11, y * 11 + shift) * 0.08;
    const nearHalf = smooth((2.3 - y) / 1.2);
    const dirt = smooth((stain + nearHalf * 0.3 + 0.22) / 0.8) * 0.8;
    const beam = Math.floor(over / slat.pitch);
    const worn = ((hash(beam, 1003) % 100) / 100 - 0.5) * 0.07;
    let colour = blend(concrete, manure, dirt);
    colour = plus(colour, grain + worn);
    const inBeam = over - beam * slat.pitch;
    // Rounded edges: the side towards the lamp is lighter, the other darker.
    const middle = (inBeam - slat.slot) / (slat.pitch - slat.slot) - 0.5;
    colour = plus(colour, Math.max(-0.05, Math.min(0.05, middle * middle * middle * 0.35)));
    const open = covered(inBeam, slat.slot, slat.pitch, metre * 0.9);
    // Most of a floor is neither slot nor joint.
    if (open > 0) {
      // Slots end before the joint, so that the elements hang together.
      const bridge = smooth(
        (Math.abs(along / slat.element - Math.round(along / slat.element)) * slat.element - 0.035) / 0.02,
      );
      const clogged = smooth((clouds(x * 1.9 - shift, y * 1.7) - 0.12) / 0.25) * 0.75;
      colour = blend(colour, slot, open * bridge * (1 - clogged * 0.8));
    }
    const joint = covered(along - Math.floor(along / slat.element) * slat.element, 0.012, slat.element, metre) * 0.5;
    return joint > 0 ? blend(colour, manure, joint) : colour;
  };
}

/** Straw trodden to chaff; the stalks are drawn on top. */
function bedding(shift: number): Floor {
  return (x, y) => {
    const damp = smooth((clouds(x * 0.5 + shift, y * 0.6) + 0.1) / 0.5);
    const chaff = clouds(x * 6 + shift, y * 5) * 0.16 + clouds(x * 17, y * 15 - shift) * 0.12;
    return plus(blend(beddingColour, manure, damp * 0.55), chaff);
  };
}

/** Wood shavings: loose and pale where dry, dark and caked below the drinkers. */
function shavings(shift: number, wetY: number | null): Floor {
  return (x, y) => {
    const wet = wetY === null ? 0 : smooth(1 - Math.abs(y - wetY + clouds(x * 0.6, shift) * 0.4) / 0.75) * 0.5;
    const caked = smooth((clouds(x * 0.45 + shift, y * 0.5) + wet + 0.12) / 0.6);
    const crumbs = clouds(x * 4 + shift, y * 4.6) * 0.1 + clouds(x * 14, y * 15 - shift) * 0.2;
    const dropping = smooth((clouds(x * 15 - shift, y * 16 + 3) - 0.36) / 0.16);
    return blend(plus(blend(shavingsColour, cakedColour, caked * 0.75), crumbs), [0.33, 0.28, 0.22], dropping * 0.35);
  };
}

/** Share of a pixel that a stripe from 0 to `stripe` covers, repeated every `pitch`; soft at both borders. */
function covered(at: number, stripe: number, pitch: number, metre: number): number {
  const from = at - metre / 2;
  const to = at + metre / 2;
  if (from >= stripe && to <= pitch) return 0;
  const here = overlap(0, stripe, from, to) + overlap(pitch, pitch + stripe, from, to);
  return Math.min(1, (here + overlap(-pitch, stripe - pitch, from, to)) / metre);
}

function overlap(from: number, to: number, otherFrom: number, otherTo: number): number {
  return Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));
}

export function blend(from: Rgb, to: Rgb, share: number): Rgb {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

function plus([red, green, blue]: Rgb, light: number): Rgb {
  return [red * (1 + light), green * (1 + light), blue * (1 + light)];
}
