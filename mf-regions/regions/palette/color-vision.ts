import type { ColorValue } from '@barnwatch/shared/ui/form';

/** Ways of seeing colours: that of most people, and without one of the three kinds of cones. */
export const colorVisions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const;

export type ColorVision = (typeof colorVisions)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** On linear RGB, for the whole loss of one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1.0). */
const simulations: Readonly<Record<Exclude<ColorVision, 'usual'>, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear RGB to the cones of OKLab, and from their cube roots to lightness and hue (Ottosson 2020). */
const toCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** How far apart two colours look to someone: 0 the same, 1 black and white. The distance in OKLab. */
export function seenDistance(one: ColorValue, other: ColorValue, vision: ColorVision): number {
  const [a, b] = [labOf(one, vision), labOf(other, vision)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** How far apart two colours look to those who tell them apart worst. */
export function leastSeenDistance(one: ColorValue, other: ColorValue): number {
  return Math.min(...colorVisions.map((vision) => seenDistance(one, other, vision)));
}

function labOf(color: ColorValue, vision: ColorVision): Triple {
  const linear = linearOf(color);
  const seen = vision === 'usual' ? linear : apply(simulations[vision], linear);
  const [l, m, s] = apply(toCones, [inGamut(seen[0]), inGamut(seen[1]), inGamut(seen[2])]);
  return apply(toLab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
}

function linearOf(color: ColorValue): Triple {
  const channel = (at: number): number => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function apply([a, b, c]: Matrix, of: Triple): Triple {
  const row = ([x, y, z]: Triple): number => x * of[0] + y * of[1] + z * of[2];
  return [row(a), row(b), row(c)];
}

function inGamut(value: number): number {
  return Math.min(1, Math.max(0, value));
}
