import { useEffect, useMemo, useRef } from 'react';
import type { BarnAnswer } from './barn-answer';
import type { Parse } from './read-answer';
import { type AnswerPage, type AnswerPages, joinPages, oncePerPage, pageByPage } from './read-pages';
import { useAnswer } from './use-answer';

export interface PagesOptions<Item> {
  /** The query without `offset` and `limit`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Gets `data` of the envelope of one page. The same function each time: a page that it has read is not read again. */
  readonly parsePage: Parse<AnswerPage<Item>>;
  /** What tells one item from another. */
  readonly idOf: (item: Item) => string;
  /** How many more items each further reading brings; 100 by default. */
  readonly pageLength?: number;
  /** How many items the screen wants, one page by default: when it grows, more are read. */
  readonly wanted?: number;
  /** As for `useReading`. */
  readonly keep?: boolean;
  readonly subject?: string | undefined;
  readonly refreshEveryMs?: number;
  readonly instanceId?: string;
}

export type PagedAnswer<Item> = BarnAnswer<AnswerPages<Item>> & {
  /** Brings more; what is there stays meanwhile, and `refreshing` says that it is under way. */
  readonly readOn: () => void;
  /** Brings all there are. */
  readonly readAll: () => void;
};

const usualPageLength = 100;

/** A list of an instance that is asked for by POST, as far as a screen wants it, and never cut off silently. */
export function usePages<Item>(key: string, path: string, options: PagesOptions<Item>): PagedAnswer<Item> {
  const { body, idOf, pageLength = usualPageLength, keep = false, subject, refreshEveryMs = 0, instanceId } = options;
  const { wanted = pageLength } = options;
  const reach = useRef(wanted);
  const parsePage = useMemo(() => oncePerPage(options.parsePage), [options.parsePage]);
  const answer = useAnswer({
    key,
    path,
    // Lists that are read in other steps are other answers.
    body: { ...body, pageLength },
    instanceId,
    parse: (data) => joinPages(data, parsePage, idOf),
    question: () => pageByPage({ path, body, parsePage, idOf, reach: () => reach.current }),
    keep,
    subject,
    refreshEveryMs,
    reuseForMs: 0,
  });
  const readTo = (count: number): void => {
    reach.current = count;
    answer.retry();
  };
  const latest = useRef(readTo);
  latest.current = readTo;
  useEffect(() => {
    // Items that are no longer wanted stay until the list is asked for again; wanting fewer reads nothing.
    if (wanted > reach.current) latest.current(wanted);
    reach.current = wanted;
  }, [wanted]);
  return {
    ...answer,
    readOn: () => readTo(reach.current + pageLength),
    readAll: () => readTo(Number.POSITIVE_INFINITY),
  };
}
