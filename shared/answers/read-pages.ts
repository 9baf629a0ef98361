import * as v from 'valibot';
import type { Question } from './fetch-answer';
import type { Parse } from './read-answer';

/** One page of a list, as the instance gives it. */
export interface AnswerPage<Item> {
  readonly items: readonly Item[];
  /** How many there are in all. */
  readonly total: number;
  /** Places of the records of this page that could not be read. They count as given: reading on begins behind them. */
  readonly setAside?: readonly string[];
}

function givenOn({ items, setAside = [] }: AnswerPage<unknown>): number {
  return items.length + setAside.length;
}

/** As much of a list as was asked for. */
export interface AnswerPages<Item> extends AnswerPage<Item> {
  /** Whether these are all of them: a list that goes on says so (product F7). */
  readonly isComplete: boolean;
}

/** Largest page that an instance gives (contract, `QueryRequest.limit`). */
const largestPage = 1000;

interface PagesQuestion {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly parsePage: Parse<AnswerPage<unknown>>;
  /** How many items are wanted, from the first on. */
  readonly reach: () => number;
}

/**
 * Asks for a list page by page, each from the offset where the last one ended, as far as it is wanted. Always from the
 * beginning: what was added meanwhile would shift every later offset.
 */
export function pageByPage({ path, body, parsePage, reach }: PagesQuestion): Question {
  return async (client, signal) => {
    const pages: unknown[] = [];
    for (let offset = 0; ; ) {
      const limit = Math.min(largestPage, reach() - offset);
      const outcome = await client.post(path, {
        body: { ...body, offset, limit },
        signal,
        parse: (data) => ({ data, page: parsePage(data) }),
      });
      if (!outcome.ok) return outcome;
      const { data, page } = outcome.value;
      pages.push(data);
      offset += givenOn(page);
      const isEnd = givenOn(page) === 0 || offset >= page.total;
      if (isEnd || offset >= reach()) return { ok: true, value: { pages } };
    }
  };
}

/** Reads each page once, when it comes: reading all of a long list at once would hold up the screen. */
export function oncePerPage<Item>(parsePage: Parse<AnswerPage<Item>>): Parse<AnswerPage<Item>> {
  const read = new WeakMap<object, AnswerPage<Item>>();
  return (data) => {
    if (typeof data !== 'object' || data === null) return parsePage(data);
    const page = read.get(data) ?? parsePage(data);
    read.set(data, page);
    return page;
  };
}

const asked = v.object({ pages: v.array(v.unknown()) });

/** Puts pages together. An item that two pages have, because one was added between them, is there once. */
export function joinPages<Item>(
  data: unknown,
  parsePage: Parse<AnswerPage<Item>>,
  idOf: (item: Item) => string,
): AnswerPages<Item> {
  const pages = v.parse(asked, data).pages.map(parsePage);
  const given = pages.reduce((count, page) => count + givenOn(page), 0);
  const total = pages.at(-1)?.total ?? 0;
  const items = new Map(pages.flatMap((page) => page.items).map((item) => [idOf(item), item]));
  const setAside = pages.flatMap((page) => page.setAside ?? []);
  return { items: [...items.values()], total, setAside, isComplete: given >= total };
}
