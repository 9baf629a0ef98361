import { channels } from './contrast';
import { coarseMeasures, measures } from './measures';
import { colorNames, overlay, type ThemeName, themes } from './themes';

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

function colors(theme: ThemeName): string {
  const scheme = theme === 'light' ? 'light' : 'dark';
  return `color-scheme:${scheme};${colorNames.map((name) => `--color-${name}:${themes[theme][name]};`).join('')}`;
}

function overlayGround(opacity: number): string {
  return `rgb(${channels(overlay.ground).join(' ')} / ${opacity})`;
}

/**
 * The style sheet of all tokens. Without `data-theme` (or with `system`) the device's preference decides, so that a page
 * is drawn right before any script has run. Paper is light whatever the theme.
 */
export function tokenSheet(): string {
  const system = ':root:not([data-theme]),:root[data-theme="system"]';
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
    `:root{${colors('light')}${overlays}${declarations(measures)}}`,
    `@media screen{:root[data-theme="dark"]{${colors('dark')}}:root[data-theme="contrast"]{${colors('contrast')}}}`,
    `@media screen and (prefers-color-scheme: dark){${system}{${colors('dark')}}}`,
    `@media screen and (prefers-contrast: more){${system}{${colors('contrast')}}}`,
    `@media (pointer: coarse){:root{${declarations(coarseMeasures)}}}`,
    '@media (prefers-reduced-motion: reduce){:root{--motion:0.01ms;}}',
    '',
  ].join('\n');
}
