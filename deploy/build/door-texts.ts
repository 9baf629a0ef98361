import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the words of the frame lie, and below which no door has its own. */
const frame = 'shared/i18n/';

const english = '/texts/en.json';

/** Folders of the doors of `shared` that bring words of their own, from the root of the repository: `shared/ui/time`. */
export function doorsWithTexts(repository: string): readonly string[] {
  return readdirSync(path.join(repository, 'shared'), { recursive: true, encoding: 'utf8' })
    .map((file) => `shared/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith(english) && !file.startsWith(frame))
    .map((file) => file.slice(0, -english.length))
    .sort();
}
