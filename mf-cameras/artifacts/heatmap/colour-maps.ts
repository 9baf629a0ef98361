import type { HeatmapParameters } from '@barnwatch/shared/wire';

export type ColourMapName = HeatmapParameters['colorMap'];

/** Those first that people who see colours otherwise can read as well; turbo is not one of them. */
export const colourMapNames = [
  'cividis',
  'viridis',
  'inferno',
  'magma',
  'plasma',
  'turbo',
] as const satisfies readonly ColourMapName[];

/** At even distances from the lowest to the highest value; the same as the barn's (Matplotlib; Nuñez et al.; Google). */
const stops: Readonly<Record<ColourMapName, readonly string[]>> = {
  cividis: ['00224e', '123570', '3b496c', '575d6d', '707173', '8a8678', 'a59c74', 'c3b369', 'e1cc55', 'fee838'],
  viridis: ['440154', '482878', '3e4989', '31688e', '26828e', '1f9e89', '35b779', '6ece58', 'b5de2b', 'fde725'],
  inferno: ['000004', '1b0c41', '4a0c6b', '781c6d', 'a52c60', 'cf4446', 'ed6925', 'fb9b06', 'f7d13d', 'fcffa4'],
  magma: ['000004', '180f3d', '440f76', '721f81', '9e2f7f', 'cd4071', 'f1605d', 'fd9668', 'feca8d', 'fcfdbf'],
  plasma: ['0d0887', '46039f', '7201a8', '9c179e', 'bd3786', 'd8576b', 'ed7953', 'fb9f3a', 'fdca26', 'f0f921'],
  turbo: [
    ...['30123b', '4145ab', '4675ed', '39a2fc', '1bcfd4', '24eca6', '61fc6c', 'a4fc3b'],
    ...['d1e834', 'f3c63a', 'fe9b2d', 'f36315', 'd93806', 'b11901', '7a0402'],
  ],
};

/** Less, as before, more (ColorBrewer PuOr): orange and purple are told apart by everybody. */
const differenceStops = ['b35806', 'e08214', 'fdb863', 'f7f7f7', 'b2abd2', '8073ac', '542788'];

export type Colour = readonly [red: number, green: number, blue: number];

/** The colour of a value from 0 to 1. */
export function colourOf(name: ColourMapName, value: number): Colour {
  return colourAt(stops[name], value);
}

/** The colour of a difference from −1 to 1. */
export function differenceColour(value: number): Colour {
  return colourAt(differenceStops, (value + 1) / 2);
}

/** A map from its lowest to its highest value, as a colour of a style sheet. */
export function gradientOf(name: ColourMapName | 'difference'): string {
  const colours = name === 'difference' ? differenceStops : stops[name];
  return `linear-gradient(to right, ${colours.map((colour) => `#${colour}`).join(', ')})`;
}

function colourAt(colours: readonly string[], value: number): Colour {
  const place = Math.min(1, Math.max(0, value)) * (colours.length - 1);
  const below = Math.min(colours.length - 2, Math.floor(place));
  const low = channelsOf(colours[below]);
  const high = channelsOf(colours[below + 1]);
  const mixed = (channel: 0 | 1 | 2) => Math.round(low[channel] + (high[channel] - low[channel]) * (place - below));
  return [mixed(0), mixed(1), mixed(2)];
}

function channelsOf(hex = '000000'): Colour {
  const value = Number.parseInt(hex, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
