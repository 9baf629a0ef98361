import type { ThemeName } from '../tokens/theme-names';

export const chartTones = ['first', 'second', 'third', 'fourth', 'quiet'] as const;

/** A place in the palette: the same thing has the same tone on every chart. */
export type ChartTone = (typeof chartTones)[number];

/**
 * Blue, orange, green and purple of similar weight, apart from each other also for the colour-blind; each at least 3:1 on
 * the surface of its theme (WCAG 2.2, 1.4.11), which the tests compute.
 */
export const chartColors: Readonly<Record<ThemeName, Readonly<Record<ChartTone, string>>>> = {
  light: { first: '#1257c9', second: '#b85c00', third: '#0f7a63', fourth: '#8b3fb0', quiet: '#4f5d70' },
  dark: { first: '#82b1ff', second: '#ffab57', third: '#58d2b4', fourth: '#d6a3ff', quiet: '#a5b2c3' },
  contrast: { first: '#8ec5ff', second: '#ffc078', third: '#6df2d0', fourth: '#e6c4ff', quiet: '#e6e6e6' },
  'contrast-light': { first: '#003c8f', second: '#8a3f00', third: '#005443', fourth: '#6a1b8c', quiet: '#262626' },
};

/** Lengths of dash and space in CSS px; none for an unbroken line. */
export const chartDashes: Readonly<Record<ChartTone, readonly number[]>> = {
  first: [],
  second: [7, 4],
  third: [2, 3],
  fourth: [10, 3, 2, 3],
  quiet: [1, 4],
};

export type Hatch = 'plain' | 'rising' | 'falling' | 'dots' | 'level';

export const chartHatches: Readonly<Record<ChartTone, Hatch>> = {
  first: 'plain',
  second: 'rising',
  third: 'dots',
  fourth: 'falling',
  quiet: 'level',
};
