import uFuzzy from '@leeoniya/ufuzzy';
import type { IndexedEntry, IndexedPart } from './finder-index';

/** One letter of a word wrong, lacking, too many or swapped with the next; the first one stands. Decision 0069. */
const forgiving = new uFuzzy({ intraMode: 1 });

/** A word in which a letter may be wrong: of shorter ones any other word could be meant. */
export const isForgiven = (word: string): boolean => word.length > 3;

/**
 * Entries that are meant if a letter of each word was mistyped. Words of three letters and fewer are taken as they are.
 * @param from looked at are the entries from this place to before the other
 */
export function findMistyped(
  { entries, texts }: IndexedPart,
  plain: string,
  from: number,
  end: number,
): readonly IndexedEntry[] {
  const found = forgiving.filter(texts.slice(from, end), plain) ?? [];
  return found.flatMap((at) => entries[from + at] ?? []);
}

/** Where in a text the words are that were meant; pairs of begin and end. Empty where they are not in it. */
export function mistypedRanges(text: string, plain: string): readonly number[] {
  const found = forgiving.filter([text], plain);
  return found?.length ? (forgiving.info(found, [text], plain).ranges[0] ?? []) : [];
}
