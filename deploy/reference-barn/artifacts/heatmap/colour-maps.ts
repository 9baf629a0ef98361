import type { HeatmapParameters } from '@barnwatch/shared/wire';

export type ColourMapName = HeatmapParameters['colorMap'];

/**
 * The colour maps at even distances from the lowest to the highest value, as published with Matplotlib (CC0: viridis,
 * magma, inferno, plasma), by Nuñez et al. 2018 (cividis) and by Google (turbo, Apache-2.0).
 */
const stops: Readonly<Record<ColourMapName, readonly string[]>> = {
  viridis: ['440154', '482878', '3e4989', '31688e', '26828e', '1f9e89', '35b779', '6ece58', 'b5de2b', 'fde725'],
  magma: ['000004', '180f3d', '440f76', '721f81', '9e2f7f', 'cd4071', 'f1605d', 'fd9668', 'feca8d', 'fcfdbf'],
  inferno: ['000004', '1b0c41', '4a0c6b', '781c6d', 'a52c60', 'cf4446', 'ed6925', 'fb9b06', 'f7d13d', 'fcffa4'],
  plasma: ['0d0887', '46039f', '7201a8', '9c179e', 'bd3786', 'd8576b', 'ed7953', 'fb9f3a', 'fdca26', 'f0f921'],
  cividis: ['00224e', '123570', '3b496c', '575d6d', '707173', '8a8678', 'a59c74', 'c3b369', 'e1cc55', 'fee838'],
  turbo: [
    '30123b',
    '4145ab',
    '4675ed',
    '39a2fc',
    '1bcfd4',
    '24eca6',
    '61fc6c',
    'a4fc3b',
    'd1e834',
    'f3c63a',
    'fe9b2d',
    'f36315',
    'd93806',
    'b11901',
    '7a0402',
  ],
};

const shades = 256;

/** Red, green and blue of 256 values, byte by byte. */
export function colourTable(name: ColourMapName): Uint8Array {
  const colours = stops[name].map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const table = new Uint8Array(shades * 3);
  for (let shade = 0; shade < shades; shade += 1) {
    const place = (shade / (shades - 1)) * (colours.length - 1);
    const below = Math.min(colours.length - 2, Math.floor(place));
    for (let channel = 0; channel < 3; channel += 1) {
      const low = colours[below]?.[channel] ?? 0;
      const high = colours[below + 1]?.[channel] ?? 0;
      table[shade * 3 + channel] = Math.round(low + (high - low) * (place - below));
    }
  }
  return table;
}
