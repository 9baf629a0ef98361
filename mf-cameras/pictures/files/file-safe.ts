/** A part of a file's name: letters and digits of any script stay, what a file system may refuse becomes a hyphen. */
export function fileSafe(text: string): string {
  const safe = text
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  // By characters: half a surrogate pair is no text.
  return [...safe].slice(0, 60).join('');
}
