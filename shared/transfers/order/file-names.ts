import { millisecondsInMinute } from 'date-fns/constants';
import { lightFormat } from 'date-fns/lightFormat';
import { offsetAt, offsetText, wallTimeAt } from '../../time';

/** Of one word of a name: four of them, two moments and an ending stay below 255 bytes, the limit of file systems. */
const mostWordBytes = 60;

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * One word of a file's name: letters and digits of any script, whatever somebody called a camera. What separates words,
 * leads out of a folder, turns the direction of writing or means something to a shell becomes a dash.
 *
 * @param fallback where nothing of the name is left, such as one of emoji alone
 */
export function fileWord(name: string, fallback: string): string {
  const plain = (text: string) =>
    cut(
      text
        .normalize('NFC')
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^[-\p{M}]+|-+$/gu, ''),
    );
  return plain(name) || plain(fallback) || 'x';
}

/** Whole characters only: half of one is not text. */
function cut(text: string): string {
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += bytesOf(character);
    if (bytes > mostWordBytes) break;
    kept += character;
  }
  return kept.replace(/-+$/, '');
}

/** The names as words of file names, each another one, also where a file system does not tell A from a. */
export function distinctFileWords(
  named: readonly { readonly name: string; readonly fallback: string }[],
): readonly string[] {
  const taken = new Set<string>();
  const fold = (word: string) => word.normalize('NFKC').toLowerCase();
  return named.map(({ name, fallback }) => {
    const word = fileWord(name, fallback);
    let own = word;
    for (let copy = 2; taken.has(fold(own)); copy += 1) own = `${word}-${copy}`;
    taken.add(fold(own));
    return own;
  });
}

/** A moment as the clocks of a zone show it, with their distance from UTC: there are two half past two in autumn. */
export function fileMoment(timeMs: number, timeZone: string): string {
  const offset = offsetText(offsetAt(timeMs, timeZone) / millisecondsInMinute).replace(':', '');
  return lightFormat(wallTimeAt(timeMs, timeZone), "yyyy-MM-dd'T'HH-mm-ss") + offset;
}
