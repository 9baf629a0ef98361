import { channels } from './contrast';
import { coarseMeasures, measures } from './measures';
import type { ThemeName } from './theme-names';
import { type ColorName, colorNames, colorSchemes, overlay, themes } from './themes';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

function colors(theme: ThemeName, names: readonly ColorName[]): string {
  return `color-scheme:${colorSchemes[theme]};${names.map((name) => `--color-${name}:${themes[theme][name]};`).join('')}`;
}

/**
 * These colours in each theme. Without `data-theme` (or with `system`) the device's preference decides, so that a page
 * is drawn right before any script has run. Paper is light whatever the theme.
 *
 * @param further declarations that hold in every theme
 */
function themeSheet(names: readonly ColorName[], further: string): readonly string[] {
  const system = ':root:not([data-theme]),:root[data-theme="system"]';
  const dark = colors('dark', names);
  const contrast = colors('contrast', names);
  const contrastLight = colors('contrast-light', names);
  return [
    `:root{${colors('light', names)}${further}}`,
    `@media screen{:root[data-theme="dark"]{${dark}}:root[data-theme="contrast"]{${contrast}}:root[data-theme="contrast-light"]{${contrastLight}}}`,
    `@media screen and (prefers-color-scheme: dark){${system}{${dark}}}`,
    `@media screen and (prefers-contrast: more){${system}{${contrastLight}}}`,
    `@media screen and (prefers-contrast: more) and (prefers-color-scheme: dark){${system}{${contrast}}}`,
  ];
}

/** The few colours of the first frame, which is drawn before the style sheet of all tokens is there. */
export function firstFrameSheet(): string {
  return themeSheet(['canvas', 'surface', 'sunken', 'border', 'primary-text'], '').join('');
}

function overlayGround(opacity: number): string {
  return `rgb(${channels(overlay.ground).join(' ')} / ${opacity})`;
}

/** The style sheet of all tokens. */
export function tokenSheet(): string {
  const overlays = declarations({
    'overlay-text': overlay.text,
    'overlay-muted': overlay.muted,
    'overlay-ground': overlayGround(overlay.groundOpacity),
    'overlay-ground-soft': overlayGround(0.28),
    'overlay-amber': overlay.amber,
    'overlay-live': overlay.live,
  });
  return [
    '/* Written by shared/ui/tokens/write-token-sheet.ts from themes.ts and measures.ts. */',
    ...themeSheet(colorNames, `${overlays}${declarations(measures)}`),
    `@media (pointer: coarse){:root{${declarations(coarseMeasures)}}}`,
    '@media (prefers-reduced-motion: reduce){:root{--motion:0.01ms;}}',
    '',
  ].join('\n');
}
