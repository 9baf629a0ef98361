import { readFileSync } from 'node:fs';
import path from 'node:path';
import { blend, contrastRatio } from './contrast';
import { themeNames } from './theme-names';
import { type ColorName, overlay, themes } from './themes';
import { tokenSheet } from './token-sheet';

/** WCAG 2.2: 4.5 for text, 3 for the edges of controls and for the focus. Every pair that the doors draw. */
const text = 4.5;
const edge = 3;
const pairs: readonly (readonly [ColorName, readonly ColorName[], number])[] = [
  ['text', ['canvas', 'surface', 'sunken', 'hover', 'picture-empty', 'primary-soft'], text],
  ['text', ['severity-none-soft', 'severity-low-soft', 'severity-middle-soft', 'severity-high-soft'], text],
  ['text-muted', ['canvas', 'surface', 'sunken', 'hover', 'picture-empty'], text],
  ['primary-text', ['canvas', 'surface', 'hover', 'primary-soft'], text],
  ['on-primary', ['primary', 'primary-hover'], text],
  ['on-danger', ['danger', 'danger-hover'], text],
  ['severity-none', ['canvas', 'surface', 'severity-none-soft'], text],
  ['severity-low', ['canvas', 'surface', 'severity-low-soft'], text],
  ['severity-middle', ['canvas', 'surface', 'severity-middle-soft', 'picture-empty'], text],
  ['severity-high', ['canvas', 'surface', 'severity-high-soft'], text],
  ['off', ['canvas', 'surface', 'off-soft'], text],
  ['control-border', ['canvas', 'surface'], edge],
  ['focus', ['canvas', 'surface', 'hover'], edge],
  ['primary', ['surface', 'sunken'], edge],
];

describe.each(themeNames)('the theme %s', (theme) => {
  const colors = themes[theme];
  test.each(pairs.flatMap(([front, grounds, least]) => grounds.map((ground) => [front, ground, least] as const)))(
    'sets %s off from %s by at least %d',
    (front, ground, least) => {
      expect(contrastRatio(colors[front], colors[ground])).toBeGreaterThanOrEqual(least);
    },
  );
});

describe.each(['contrast', 'contrast-light'] as const)('the theme %s', (theme) => {
  const words = pairs.filter(([, , least]) => least === text);
  test.each(words.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const)))(
    'sets the words in %s off from %s by at least 7, as who chooses it expects',
    (front, ground) => {
      expect(contrastRatio(themes[theme][front], themes[theme][ground])).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('words over pictures', () => {
  test.each(['#ffffff', '#000000', '#ff0000', '#00ff00', '#808080'])('are legible on %s', (picture) => {
    const ground = blend(overlay.ground, picture, overlay.groundOpacity);
    for (const color of [overlay.text, overlay.muted, overlay.amber, overlay.live]) {
      expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(text);
    }
  });
});

describe('contrast', () => {
  test('is 21 between black and white, 1 between equals, and knows the usual border case', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('the token sheet', () => {
  test('is the one that the tables say (npx tsx shared/ui/tokens/write-token-sheet.ts writes it)', () => {
    expect(readFileSync(path.join(import.meta.dirname, 'generated/tokens.css'), 'utf8')).toBe(tokenSheet());
  });

  test('makes every target at least 48 px for fingers', () => {
    expect(tokenSheet()).toContain('@media (pointer: coarse){:root{--touch-target:48px;--touch-target-small:48px;}}');
  });
});
