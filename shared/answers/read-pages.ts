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
  /** Places, within its items, of what could not be read there. */
  readonly setAsideWithin?: readonly string[];
}

function givenOn({ items, setAside = [] }: AnswerPage<unknown>): number {
  return items.length + setAside.length;
}

/** As much of a list as was asked for. */
export interface AnswerPages<Item> extends AnswerPage<Item> {
  /** Whether these are all of them: a list that goes on says so (product F7). */
  readonly isComplete: boolean;
}

/** An instance that gives less than a tenth of what was asked for, and claims that there is more, is believed so often. */
const mostShortPages = 10;

/** Largest page that an instance gives (contract, `QueryRequest.limit`). */
const largestPage = 1000;

interface PagesQuestion<Item> {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly parsePage: Parse<AnswerPage<Item>>;
  /** What tells one item from another. */
  readonly idOf: (item: Item) => string;
  /** How many items are wanted, from the first on. */
  readonly reach: () => number;
}

const keyed = v.object({ page: v.object({ next: v.string() }) });

/** Where the next page goes on, by the page before it: behind its last record where the instance says so, else by number. */
function placeBehind(data: unknown, offset: number): { readonly after: string } | { readonly offset: number } {
  const parsed = v.safeParse(keyed, data);
  return parsed.success ? { after: parsed.output.page.next } : { offset };
}

/**
 * Asks for a list page by page, each from where the last one ended, as far as it is wanted. Always from the beginning:
 * what was added meanwhile would shift every later offset. A page with nothing new is the last one, whatever total is
 * claimed; the list is incomplete then.
 */
export function pageByPage<Item>({ path, body, parsePage, idOf, reach }: PagesQuestion<Item>): Question {
  return async (client, signal) => {
    const pages: unknown[] = [];
    const known = new Set<string>();
    let shortPages = 0;
    let place: ReturnType<typeof placeBehind> = { offset: 0 };
    for (let offset = 0; ; ) {
      const limit = Math.min(largestPage, reach() - offset);
      const outcome = await client.post(path, {
        body: { ...body, ...place, limit },
        signal,
        parse: (data) => ({ data, page: parsePage(data) }),
      });
      if (!outcome.ok) {
        if (!('after' in place) || outcome.error.code !== 'rejected') return outcome;
        // Another version of the instance answers than gave the key.
        place = { offset };
        continue;
      }
      const { data, page } = outcome.value;
      const knownBefore = known.size;
      for (const item of page.items) known.add(idOf(item));
      const bringsNothing = known.size === knownBefore && !page.setAside?.length;
      // The first page tells how many there are, even of none.
      if (!bringsNothing || pages.length === 0) pages.push(data);
      if (givenOn(page) < limit / 10) shortPages += 1;
      offset += givenOn(page);
      place = placeBehind(data, offset);
      const isAllGiven = !('after' in place) && offset >= page.total;
      const isEnd = bringsNothing || shortPages >= mostShortPages || isAllGiven;
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
  const setAsideWithin = pages.flatMap((page) => page.setAsideWithin ?? []);
  return { items: [...items.values()], total, setAside, setAsideWithin, isComplete: given >= total };
}
