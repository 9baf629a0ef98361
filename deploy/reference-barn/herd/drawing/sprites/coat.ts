import { chance } from '../../randomness/hash';
import { clouds, mix, smooth } from '../../randomness/noise';
import type { Species } from '../../simulated-camera';
import type { Material } from '../bodies/body';
import type { Rgb } from '../colour';

/** How many different coats there are; bodies of one coat share their sprites. */
const coats: Record<Species, number> = { pig: 5, broiler: 3 };
/** The coat of the one pig in a dozen that has dark patches. */
const spotted = 5;

/** What an individual looks like, by any number that is its own. */
export function coatOf(species: Species, individual: number): number {
  if (species === 'pig' && individual % 100 < 8) return spotted;
  return (individual >>> 8) % coats[species];
}

const skinColour: Rgb = [0.87, 0.685, 0.6];
const skinBack: Rgb = [0.9, 0.76, 0.67];
const ear: Rgb = [0.85, 0.63, 0.55];
const snout: Rgb = [0.82, 0.55, 0.5];
const mudColour: Rgb = [0.42, 0.35, 0.28];
const spot: Rgb = [0.3, 0.28, 0.28];
const deadColour: Rgb = [0.55, 0.53, 0.56];

const plumageColour: Rgb = [0.83, 0.81, 0.75];
const plumageYellow: Rgb = [0.83, 0.77, 0.6];
const plumageDirty: Rgb = [0.68, 0.58, 0.44];

const plainColours: Partial<Record<Material, Rgb>> = {
  eye: [0.1, 0.07, 0.07],
  hoof: [0.5, 0.43, 0.37],
  teat: [0.78, 0.5, 0.46],
  snout: snout,
  comb: [0.78, 0.16, 0.13],
  beak: [0.88, 0.68, 0.34],
  shank: [0.86, 0.68, 0.38],
};

/** Colour of a point of the body in white light; x forward, y left, z up, metres. */
export function coatColour(material: Material, x: number, y: number, z: number, coat: number, dead: boolean): Rgb {
  const colour = livingColour(material, x, y, z, coat);
  return dead ? blend(blend(colour, deadColour, 0.5), mudColour, 0.15) : colour;
}

function livingColour(material: Material, x: number, y: number, z: number, coat: number): Rgb {
  const plain = plainColours[material];
  if (plain) return plain;
  switch (material) {
    case 'ear':
      return blend(ear, mudColour, 0.12 + 0.2 * clouds(x * 3 + coat, y * 3));
    case 'wing':
    case 'tail-feathers':
    case 'plumage':
      return plumage(material, x, y, z, coat);
    default:
      return skin(x, y, z, coat);
  }
}

function skin(x: number, y: number, z: number, coat: number): Rgb {
  const shift = coat * 2.37;
  const back = smooth((z - 0.2) / 0.4);
  const blush = clouds(x * 1.1 + shift, y * 1.4 + z + shift);
  let colour = blend(skinColour, skinBack, Math.max(0, Math.min(1, back * 0.8 + blush * 0.5)));
  const bristles = clouds(x * 5 + shift, y * 16 + z * 9) * 0.13;
  colour = [colour[0] + bristles, colour[1] + bristles, colour[2] + bristles * 0.9];
  const dirtiness = 0.12 + 0.5 * chance(coat, 901);
  const hams = smooth((-x - 0.05) / 0.5) * 0.32;
  const belly = smooth((0.3 - z) / 0.3) * 0.22;
  const mud = smooth((clouds(x * 1.7 - shift, y * 1.9 + z * 1.3) + hams + belly + dirtiness - 0.52) / 0.34);
  colour = blend(colour, mudColour, mud * 0.55);
  if (coat === spotted)
    colour = blend(colour, spot, 0.85 * smooth((clouds(x * 0.85 + 4.3, y * 0.9 + 1.1) - 0.16) / 0.08));
  return colour;
}

function plumage(material: Material, x: number, y: number, z: number, coat: number): Rgb {
  const shift = coat * 1.71;
  const yellow = 0.18 + 0.5 * chance(coat, 902) + clouds(x * 4 + shift, y * 4) * 0.5;
  let colour = blend(plumageColour, plumageYellow, Math.max(0, Math.min(1, yellow * 0.6)));
  const barbs = clouds(x * 9 + shift, y * 22 + z * 12) * (material === 'plumage' ? 0.16 : 0.24);
  colour = [colour[0] + barbs, colour[1] + barbs, colour[2] + barbs];
  if (material !== 'plumage') colour = blend(colour, plumageDirty, 0.1 + 0.3 * smooth((-x - 0.04) / 0.12));
  const dirt = smooth((0.13 - z) / 0.12) * 0.6 + 0.3 * smooth(clouds(x * 5 - shift, y * 5) + chance(coat, 903) - 0.5);
  return blend(colour, plumageDirty, Math.min(0.75, dirt));
}

function blend(from: Rgb, to: Rgb, share: number): Rgb {
  const part = Math.max(0, Math.min(1, share));
  return [mix(from[0], to[0], part), mix(from[1], to[1], part), mix(from[2], to[2], part)];
}
