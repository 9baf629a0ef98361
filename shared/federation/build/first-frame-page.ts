import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, rspack } from '@rspack/core';
import { firstFrameSheet } from '../../ui/tokens/token-sheet';

/** Stands in `index.html` where the style of the first frame belongs. */
const styleMark = '/* first-frame.css */';

/**
 * The page with the style of what it draws by itself.
 *
 * @throws {Error} when it has no place for it
 */
export function pageWithFirstFrame(shellDirectory: string): string {
  const page = readFileSync(path.join(shellDirectory, 'index.html'), 'utf8');
  if (!page.includes(styleMark)) throw new Error(`index.html has no place for ${styleMark}`);
  const style = readFileSync(path.join(shellDirectory, 'first-frame/first-frame.css'), 'utf8');
  const narrow = style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
  return page.replace(styleMark, () => firstFrameSheet() + narrow);
}

/**
 * Puts the suite's style sheets behind the first frame: in the head they would hold up the first paint. The suite's
 * script waits for them all the same, as scripts do.
 */
export class StylesAfterFirstFrame {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StylesAfterFirstFrame', (compilation) => {
      const hooks = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      hooks.alterAssetTagGroups.tapPromise('StylesAfterFirstFrame', async (groups) => {
        const isStyle = ({ tagName }: { readonly tagName: string }) => tagName === 'link';
        const styles = groups.headTags.filter(isStyle);
        return {
          ...groups,
          headTags: groups.headTags.filter((tag) => !isStyle(tag)),
          bodyTags: [...groups.bodyTags, ...styles],
        };
      });
    });
  }
}
