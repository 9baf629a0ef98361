import { readFile } from 'node:fs/promises';
import { type Compiler, rspack } from '@rspack/core';
import sharp from 'sharp';

/** The ground of the suite's sign, and what is drawn on it. */
const ground = /<rect\b[^>]*\/>/;

/** What a system cuts its own shape out of: no corners, and the drawing within the circle that always remains. */
function maskable(icon: string): string {
  return icon
    .replace(ground, (rect) => `${rect.replace(/ rx="\d+"/, '')}<g transform="translate(7.7 7.7) scale(.76)">`)
    .replace('</svg>', '</g></svg>');
}

/** The drawing alone: a system gives it its own colour. */
function monochrome(icon: string): string {
  return icon.replace(ground, '');
}

/** The files, and what of them is made: named in `deploy/compose/app-manifest.ts` and `index.html`. */
const icons = [
  { file: 'icons/any-192.png', sizePx: 192, of: (icon: string) => icon },
  { file: 'icons/any-512.png', sizePx: 512, of: (icon: string) => icon },
  { file: 'icons/maskable-192.png', sizePx: 192, of: maskable },
  { file: 'icons/maskable-512.png', sizePx: 512, of: maskable },
  { file: 'icons/monochrome-512.png', sizePx: 512, of: monochrome },
  // Rounded by the system itself, on a ground that must not be clear.
  { file: 'icons/apple-180.png', sizePx: 180, of: maskable },
] as const;

/** Draws the icons of the installed suite from its one sign. */
export class SuiteIconsPlugin {
  readonly #source: string;

  /** @param source the sign as SVG */
  constructor(source: string) {
    this.#source = source;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SuiteIcons', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'SuiteIcons', stage }, async () => {
        const icon = await readFile(this.#source, 'utf8');
        for (const { file, sizePx, of } of icons) {
          const drawn = await sharp(Buffer.from(of(icon)), { density: 72 * (sizePx / 64) })
            .resize(sizePx, sizePx)
            .png({ palette: true })
            .toBuffer();
          compilation.emitAsset(file, new rspack.sources.RawSource(drawn));
        }
      });
    });
  }
}
