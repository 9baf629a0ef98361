import { foldForSearch } from '@barnwatch/shared/i18n';
import { isForgiven, mistypedRanges } from './mistyped';
import { plainWords } from './plain-words';

/** A piece of a name, and whether it is what was typed. */
export interface NamePiece {
  readonly text: string;
  readonly matched: boolean;
}

/** The name in pieces, those marked by which it was found. A name that was found by another word is one piece. */
export function matchedPieces(name: string, typed: string): readonly NamePiece[] {
  const plain = plainWords(typed);
  const { text, places } = foldedByLetter(name);
  const terms = plain.split(' ');
  const ranges = termRanges(text, terms) ?? (terms.some(isForgiven) ? mistypedRanges(text, plain) : []);
  const pieces: NamePiece[] = [];
  let from = 0;
  for (let at = 0; at + 1 < ranges.length; at += 2) {
    const start = places[ranges[at] ?? 0] ?? 0;
    const end = places[ranges[at + 1] ?? 0] ?? name.length;
    if (start > from) pieces.push({ text: name.slice(from, start), matched: false });
    if (end > start) pieces.push({ text: name.slice(start, end), matched: true });
    from = Math.max(from, end);
  }
  if (from < name.length) pieces.push({ text: name.slice(from), matched: false });
  return pieces;
}

/** Each letter of a name as it is compared, and where in the name it stands; signs are blanks. */
function foldedByLetter(name: string): { readonly text: string; readonly places: readonly number[] } {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of name) {
    const folded = /[\p{L}\p{N}]/u.test(letter) ? foldForSearch(letter) : /\p{Mark}/u.test(letter) ? '' : ' ';
    for (let place = 0; place < folded.length; place += 1) places.push(at);
    text += folded;
    at += letter.length;
  }
  places.push(name.length);
  return { text, places };
}

/** Where the terms are, one after the other: where a word begins with them, else anywhere. Null if one is not there. */
function termRanges(text: string, terms: readonly string[]): readonly number[] | null {
  const ranges: number[] = [];
  let from = 0;
  for (const term of terms) {
    const beginning = wordBeginning(text, term, from);
    const at = beginning < 0 ? text.indexOf(term, from) : beginning;
    if (term === '' || at < 0) return null;
    ranges.push(at, at + term.length);
    from = at + term.length;
  }
  return ranges;
}

function wordBeginning(text: string, term: string, from: number): number {
  for (let at = text.indexOf(term, from); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text[at - 1];
    if (before === undefined || before === ' ' || isDigit(before) !== isDigit(term[0])) return at;
  }
  return -1;
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && /\p{N}/u.test(letter);
}
