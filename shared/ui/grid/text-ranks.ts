/** Places of texts in the order of a language. Two that the language takes for equal have the same place. */
export type TextRanks = ReadonlyMap<string, number>;

/**
 * Each text is compared as a text once; after that, rows are compared by numbers. Comparing by language is slow, and a
 * sort by several columns would do it again and again for the same few words.
 */
export function textRanks(texts: Iterable<string>, language: string): TextRanks {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'accent' });
  const sorted = [...new Set(texts)].sort(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  sorted.forEach((text, index) => {
    const before = sorted[index - 1];
    if (before !== undefined && compare(before, text) !== 0) rank += 1;
    ranks.set(text, rank);
  });
  return ranks;
}
