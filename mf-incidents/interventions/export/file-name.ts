/** Suffix of product 5.11. */
export const suffix = '.xlsx';

/** Longest name that all file systems take, suffix included. */
const longestName = 200;

/** Signs that some file systems refuse, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** The name under which a workbook is saved: `.xlsx` is added, once; null where nothing remains of the name. */
export function workbookFileName(typed: string): string | null {
  const name = typed
    .trim()
    .replace(/(?:\.xlsx)+$/i, '')
    .replace(forbidden, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, longestName - suffix.length)
    .trim();
  return name === '' ? null : name + suffix;
}
