import { type Language, nameComparator } from '../../i18n';
import type { SortKey } from './column';

export type SortDirection = 'ascending' | 'descending';

/**
 * Compares by what the columns sort by. Texts by the language, numbers by size, numbers before texts;
 * nothing known stands last in either direction.
 */
export function keyComparator(language: Language): (one: SortKey, other: SortKey, direction: SortDirection) => number {
  const compareTexts = nameComparator(language);
  return (one, other, direction) => {
    if (one === null || other === null) {
      const unknownLast = Number(one === null) - Number(other === null);
      // The table turns the result round when it sorts downwards.
      return direction === 'ascending' ? unknownLast : -unknownLast;
    }
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
    return typeof one === 'number' ? -1 : 1;
  };
}
