import type { Language } from '../language';

/**
 * Compares names the way a reader of the language expects: "Pen 2" before "Pen 10", "Äpfel" beside "Apfel".
 * Make it once per list: a collator costs more than a comparison.
 */
export function nameComparator(language: Language): (one: string, other: string) => number {
  return new Intl.Collator(language, { numeric: true }).compare;
}
