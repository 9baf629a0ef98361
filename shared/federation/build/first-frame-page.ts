import { readFileSync } from 'node:fs';
import path from 'node:path';
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
