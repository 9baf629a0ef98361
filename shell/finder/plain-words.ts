import { foldForSearch } from '@barnwatch/shared/i18n';

/** Most names of cameras: nothing to be folded but capitals. */
const plainLetters = /^[\u0020-\u007e]*$/;

/** Letters and digits apart: "p12f" are three words, as "Pen 12 feeder" has them. */
const words = /\p{L}+|\p{N}+/gu;

/** The words of a text in the form in which the finder compares, one blank between them; "Häuser-2" is "hauser 2". */
export function plainWords(text: string): string {
  const folded = plainLetters.test(text) ? text.toLowerCase() : foldForSearch(text);
  // A name of signs alone is still a name.
  return folded.match(words)?.join(' ') ?? folded.trim();
}
