import { formatNumber, type Language, type Translate } from '@barnwatch/shared/i18n';
import type { IncidentsAtHand } from './incidents-at-hand';

export interface ListCounts {
  readonly list: Pick<IncidentsAtHand, 'read' | 'total' | 'isComplete'>;
  /** Cards on the page. */
  readonly shown: number;
  /** Incidents at hand that match what only this device can tell; null without such a search. */
  readonly found: number | null;
  /** More are being read to be searched. */
  readonly searchesOn: boolean;
}

/** “50 of 312 shown”; with a search, also how far it went: nothing is cut off silently (F7). */
export function countWords({ list, shown, found, searchesOn }: ListCounts, t: Translate, language: Language): string {
  const { read, total, isComplete } = list;
  const number = (value: number) => formatNumber(value, language);
  if (found === null) {
    if (isComplete && shown >= total) return t('status.all', { count: total });
    return t('status.part', { shown: number(shown), total: number(total) });
  }
  const matches = shown < found ? t('status.foundPart', { shown: number(shown), found: number(found) }) : null;
  const words = matches ?? t('status.found', { count: found });
  const reach = isComplete
    ? t('status.searchedAll', { words, count: total, total: number(total) })
    : t('status.searchedPart', { words, searched: number(read), total: number(total) });
  return searchesOn ? t('status.searching', { words: reach }) : reach;
}
