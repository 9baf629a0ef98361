/** A word that people must not read, because another stands for the same thing (docs/glossary.md). */
export interface OtherWord {
  readonly language: 'de' | 'en';
  readonly word: RegExp;
  /** The one that is used. */
  readonly instead: string;
  /** Whoever knows no better may search for it: nobody reads those words. */
  readonly isSearchedFor?: true;
}

/** One word for one thing. A verb of everyday speech ("aufzeichnen") is no name and stays. */
export const otherWords: readonly OtherWord[] = [
  { language: 'de', word: /\bEingriffe?n?\b/, instead: 'Maßnahme' },
  { language: 'de', word: /\bAufzeichnung(en)?\b/, instead: 'Aufnahme' },
  { language: 'de', word: /\bRechte?n?\b/, instead: 'Berechtigung' },
  { language: 'de', word: /\bStallbuch(s|es)?\b/, instead: 'Stalltagebuch' },
  { language: 'de', word: /\b(Senator|Identitäts-?[Ss]erver|Anmeldeserver)\b/, instead: 'Anmelde-Server' },
  { language: 'de', word: /\b(Ereignis(se)?|Zwischenfall)\b/, instead: 'Vorfall, oder Schritt eines Vorfalls' },
  // In the plural they are charts of any kind, such as those of statistics.
  { language: 'de', word: /\bDiagramm(s|es)?\b/, instead: 'Verlauf', isSearchedFor: true },
  {
    language: 'en',
    word: /(?<!\b(to the|is|are|all|top|middle|bottom) )\brights?\b(?! (now|away|side|edge|hand)\b)/i,
    instead: 'permission',
  },
  { language: 'en', word: /\b(identity server|senator)\b/i, instead: 'sign-in server' },
];

/** A text with a word that has another beside it. */
export interface SecondWord {
  readonly place: string;
  readonly text: string;
  readonly instead: string;
}

/** Every text of a dictionary that says a thing by a second word. */
export function secondWords(
  language: 'de' | 'en',
  texts: ReadonlyMap<string, string>,
  words: readonly OtherWord[] = otherWords,
): readonly SecondWord[] {
  return [...texts].flatMap(([place, text]) => {
    // The names of values are for programs.
    const read = text.replaceAll(/\{\{.*?\}\}/g, '…');
    return words
      .filter((other) => other.language === language && other.word.test(read))
      .filter((other) => !(other.isSearchedFor && /\.also(\.|$)/.test(place)))
      .map(({ instead }) => ({ place, text, instead }));
  });
}
