import type { ColorValue } from '@barnwatch/shared/ui/form';

/** Colours that people with any form of colour vision tell apart: the palette of Okabe and Ito (2008), without black. */
export const colorPresets: readonly ColorValue[] = [
  '#e69f00',
  '#56b4e9',
  '#009e73',
  '#f0e442',
  '#0072b2',
  '#d55e00',
  '#cc79a7',
];
