import { missingCount } from './columns';

/** Characters (UTF-16 units) that a cell can hold (ECMA-376; the limit of spreadsheet programs). */
export const longestCell = 32_767;

const controlPictures = 0x2400;
const deleteCharacter = 0x7f;
const deletePicture = '\u2421';
/** Stands for what no file can carry: half of a character, and code points that are not characters. */
const replacement = '\ufffd';

/**
 * A text as it can stand in a cell: characters that a file cannot carry become visible marks, never silently nothing. A
 * text that is too long ends with words that say so; it is never cut within a character made of two.
 */
export function cellText(text: string, cutWords: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return marked(lines.length <= longestCell ? lines : cut(lines, cutWords));
}

function cut(text: string, cutWords: string): string {
  const wordsFor = (end: number) => cutWords.replaceAll(missingCount, String(text.length - end));
  // The number in the words is never longer than that of all characters.
  let end = longestCell - wordsFor(0).length;
  if (isLead(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end) + wordsFor(end);
}

function marked(text: string): string {
  // Most texts have nothing to mark.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/g, (unit, at: number) => {
    const code = unit.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(controlPictures + code);
    if (code === deleteCharacter) return deletePicture;
    if (isLead(code)) return isTrail(text.charCodeAt(at + 1)) ? unit : replacement;
    if (isTrail(code)) return at > 0 && isLead(text.charCodeAt(at - 1)) ? unit : replacement;
    return replacement;
  });
}

const isLead = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;
const isTrail = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
