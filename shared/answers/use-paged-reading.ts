import { useMemo } from 'react';
import type { Page } from '../wire';
import type { Call } from '../wire/call';
import type { CallRequest } from '../wire/call-request';
import type { BarnAnswer } from './barn-answer';
import type { BarnReading, KnownReading } from './barn-reading';
import { callPath } from './call-path';
import { callReader } from './call-reader';
import type { AnswerPages } from './read-pages';
import type { ReadingName } from './reading-name';
import { usePages } from './use-pages';
import type { ReadingOptions } from './use-reading';

/** A list as far as it was read. */
export interface ReadPages<Item> {
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly total: number;
  /** Whether these are all of them: a list that goes on says so (F7). */
  readonly isComplete: boolean;
}

export interface PagedReadingOptions<Item> extends Omit<ReadingOptions, 'reuseForMs'> {
  /** What tells one item from another. */
  readonly idOf: (item: Item) => string;
  /** How many more items each further reading brings; 100 by default. */
  readonly pageLength?: number;
  /** How many items the screen wants, one page by default: when it grows, more are read. */
  readonly wanted?: number;
}

export type PagedReading<Item> = BarnReading<ReadPages<Item>> & {
  /** Brings more; what is there stays meanwhile, and `refreshing` says that it is under way. */
  readonly readOn: () => void;
  /** Brings all there are. */
  readonly readAll: () => void;
};

/**
 * A list of an instance, read as far as a screen wants it and never cut off silently.
 *
 * @param request the question without `offset` and `limit`
 * @param itemsOf the items of one page; a function of its module
 */
export function usePagedReading<Name extends ReadingName, Answer extends { readonly page: Pick<Page, 'total'> }, Item>(
  call: Call<Name, Answer>,
  { body }: { readonly body: Omit<NonNullable<CallRequest<Name>['body']>, 'offset' | 'limit'> },
  itemsOf: (answer: Answer) => readonly Item[],
  options: PagedReadingOptions<Item>,
): PagedReading<Item> {
  const parsePage = useMemo(() => {
    const read = callReader(call);
    return (data: unknown) => {
      const { answer, ...setAside } = read(data);
      return { items: itemsOf(answer), total: answer.page.total, ...setAside };
    };
  }, [call, itemsOf]);
  const { instanceId, ...rest } = options;
  const answer = usePages(call.name, callPath(call.name, {}), {
    body: { ...body },
    parsePage,
    ...rest,
    ...(instanceId !== undefined && { instanceId }),
  });
  const { readOn, readAll } = answer;
  return { ...readingOf(answer), readOn, readAll };
}

function knownOf<Item>(known: {
  readonly value: AnswerPages<Item>;
  readonly receivedAt: number;
}): KnownReading<ReadPages<Item>> {
  const { setAside = [], setAsideWithin = [] } = known.value;
  return { value: known.value, receivedAt: known.receivedAt, setAside, setAsideWithin };
}

function readingOf<Item>(answer: BarnAnswer<AnswerPages<Item>>): BarnReading<ReadPages<Item>> {
  const { retry } = answer;
  switch (answer.state) {
    case 'loading':
      return { state: 'loading', retry };
    case 'ready':
      return { state: 'ready', ...knownOf(answer), refreshing: answer.refreshing, retry };
    case 'failed': {
      const { error, stale, refreshing } = answer;
      return { state: 'failed', error, ...(stale && { stale: knownOf(stale) }), refreshing, retry };
    }
  }
}
