/**
 * Brings a text into the form in which search compares: without case (ß and ẞ as ss, İ as i), in composed form,
 * without marks on letters, so that "strasse" finds "Straße" and "stall" finds "STALL".
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}+/gu, '')
    .replaceAll('ß', 'ss')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether the sought text occurs in one of the texts, folded; an empty search finds everything. */
export function isFoundIn(sought: string, texts: readonly string[]): boolean {
  const folded = foldForSearch(sought);
  return folded === '' || texts.some((text) => foldForSearch(text).includes(folded));
}
