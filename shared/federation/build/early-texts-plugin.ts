import { createHash } from 'node:crypto';
import { type Chunk, type Compilation, type Compiler, rspack } from '@rspack/core';

/** What `index.html` has where the script stands that knows the language of the device. */
const placeInPage = 'src="/start-guard.js"';

/** Named in `shell/texts/frame-texts.ts`. */
const chunkName = /^texts-(?<language>[a-z]{2})$/;

function scriptOf(chunk: Chunk): string | undefined {
  return [...chunk.files].find((file) => file.endsWith('.js'));
}

/** One attribute a language: address and digest of the file with the words of the frame. */
function attributes(compilation: Compilation): string {
  const found = [...compilation.chunks].flatMap((chunk) => {
    const language = chunkName.exec(chunk.name ?? '')?.groups?.language;
    const file = scriptOf(chunk);
    const asset = file === undefined ? undefined : compilation.getAsset(file);
    if (language === undefined || asset === undefined) return [];
    const digest = createHash('sha256').update(asset.source.buffer()).digest('base64');
    return [`data-texts-${language}="/${asset.name} sha256-${digest}"`];
  });
  if (found.length === 0) throw new Error('No file with words of the frame was built.');
  return found.sort().join(' ');
}

/**
 * Tells the first script of the page where the words of the frame are, so that they come beside the program instead of
 * one round trip after it has run.
 */
export class EarlyTextsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('EarlyTextsPlugin', (compilation) => {
      // Once names and contents are final.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'EarlyTextsPlugin', stage }, () => {
        compilation.updateAsset('index.html', (page) => {
          const text = page.source().toString();
          if (!text.includes(placeInPage)) throw new Error(`index.html has no ${placeInPage}`);
          return new rspack.sources.RawSource(text.replace(placeInPage, `${placeInPage} ${attributes(compilation)}`));
        });
      });
    });
  }
}
