import fc from 'fast-check';
import * as v from 'valibot';
import type { InstanceClient, WriteOptions } from '../auth-client/requests/instance-client';
import type { Outcome } from '../auth-client/requests/outcome';
import { type AnswerPage, joinPages, oncePerPage, pageByPage } from './read-pages';

const page = v.object({ numbers: v.array(v.number()), total: v.number() });
const parsePage = (data: unknown): AnswerPage<number> => {
  const { numbers: items, total } = v.parse(page, data);
  return { items, total };
};

interface Asked {
  readonly offset?: number;
  readonly after?: string;
  readonly limit: number;
  readonly order: string;
}

/** An instance that has the numbers from 0 on; it may lie about its total, or fail at a page. */
function instanceOf(
  count: number,
  more: {
    claims?: number;
    failsAt?: number;
    grows?: boolean;
    gives?: number;
    repeats?: boolean;
    /** Says where the next page goes on, in as many pages; then another version of it answers, which knows no keys. */
    keyedPages?: number;
  } = {},
) {
  const asked: Asked[] = [];
  async function post<T>(_path: string, options: WriteOptions<T>): Promise<Outcome<T>> {
    const body = options.body as Asked;
    if (asked.length === more.failsAt) {
      return { ok: false, error: { code: 'timeout', context: { instanceId: 'b', call: 'POST x' } } };
    }
    // One more at the front with each call: everything moves on by one.
    const first = more.grows ? -asked.length : 0;
    asked.push(body);
    const all = Array.from({ length: count - first }, (_, index) => first + index);
    const isKeyed = asked.length <= (more.keyedPages ?? 0);
    if (body.after !== undefined && !isKeyed) {
      return { ok: false, error: { code: 'rejected', context: { instanceId: 'b', call: 'POST x', status: 400 } } };
    }
    const behind = body.after === undefined ? (body.offset ?? 0) : all.indexOf(Number(body.after)) + 1;
    const offset = more.repeats ? 0 : behind;
    const numbers = all.slice(offset, offset + Math.min(body.limit, more.gives ?? body.limit));
    const last = numbers.at(-1);
    const next = isKeyed && last !== all.at(-1) ? { next: String(last) } : {};
    return { ok: true, value: options.parse({ numbers, total: more.claims ?? all.length, page: next }) };
  }
  return { asked, client: { instanceId: 'b', post } as unknown as InstanceClient };
}

const read = async (instance: ReturnType<typeof instanceOf>, reach: number) => {
  const question = pageByPage({ path: 'api/x', body: { order: 'down' }, parsePage, idOf: String, reach: () => reach });
  const outcome = await question(instance.client, new AbortController().signal);
  return outcome.ok ? joinPages(outcome.value, parsePage, String) : outcome.error.code;
};

describe('a list page by page', () => {
  test('goes on from the offset, in pages that an instance gives', async () => {
    const instance = instanceOf(2500);
    const list = await read(instance, Number.POSITIVE_INFINITY);
    expect(instance.asked).toEqual([
      { order: 'down', offset: 0, limit: 1000 },
      { order: 'down', offset: 1000, limit: 1000 },
      { order: 'down', offset: 2000, limit: 1000 },
    ]);
    expect(list).toMatchObject({ total: 2500, isComplete: true });
    expect(typeof list === 'object' && list.items).toEqual(Array.from({ length: 2500 }, (_, index) => index));
  });

  test('is as long as it is wanted, and says whether it is all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(3000), fc.integer({ min: 1, max: 3000 }), async (count, reach) => {
        const list = await read(instanceOf(count), reach);
        if (typeof list === 'string') throw new Error(list);
        expect(list.items).toHaveLength(Math.min(count, reach));
        expect(list.isComplete).toBe(count <= reach);
      }),
    );
  });

  test('never says that it is all when the instance gave less than it claims to have', async () => {
    const instance = instanceOf(30, { claims: 5000 });
    expect(await read(instance, 2000)).toMatchObject({ total: 5000, isComplete: false });
    expect(instance.asked).toHaveLength(2);
  });

  test('ends where a page brings nothing new, whatever is claimed', async () => {
    const instance = instanceOf(5000, { claims: 1_000_000, repeats: true });
    const list = await read(instance, Number.POSITIVE_INFINITY);
    expect(list).toMatchObject({ total: 1_000_000, isComplete: false });
    expect(typeof list === 'object' && list.items).toHaveLength(1000);
    expect(instance.asked).toHaveLength(2);
  });

  test('is read to its end where an instance gives smaller pages than were asked for', async () => {
    const list = await read(instanceOf(2500, { gives: 100 }), Number.POSITIVE_INFINITY);
    expect(list).toMatchObject({ isComplete: true });
    expect(typeof list === 'object' && list.items).toHaveLength(2500);
  });

  test('does not follow an instance that gives one record a page without end', async () => {
    const instance = instanceOf(5000, { claims: 1_000_000, gives: 1 });
    expect(await read(instance, Number.POSITIVE_INFINITY)).toMatchObject({ isComplete: false });
    expect(instance.asked.length).toBeLessThanOrEqual(10);
  });

  test('goes on behind the last record of a page where the instance says how: nothing is asked for twice', async () => {
    const instance = instanceOf(2500, { keyedPages: 9, grows: true });
    const list = await read(instance, Number.POSITIVE_INFINITY);
    expect(instance.asked.slice(0, 3)).toEqual([
      { order: 'down', offset: 0, limit: 1000 },
      { order: 'down', after: '999', limit: 1000 },
      { order: 'down', after: '1999', limit: 1000 },
    ]);
    expect(typeof list === 'object' && list.items).toEqual(Array.from({ length: 2500 }, (_, index) => index));
  });

  test('goes on by number where another version of the instance refuses the key, and loses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(9000), fc.integer({ min: 1, max: 9 }), async (count, keyedPages) => {
        const list = await read(instanceOf(count, { keyedPages }), Number.POSITIVE_INFINITY);
        if (typeof list === 'string') throw new Error(list);
        expect(list.items).toEqual(Array.from({ length: count }, (_, index) => index));
        expect(list.isComplete).toBe(true);
      }),
    );
  });

  test('has no item twice that has moved to the next page meanwhile', async () => {
    const list = await read(instanceOf(1500, { grows: true }), Number.POSITIVE_INFINITY);
    if (typeof list === 'string') throw new Error(list);
    expect(new Set(list.items).size).toBe(list.items.length);
  });

  test('is nothing at all where one page fails: half a list would look like a whole one', async () => {
    expect(await read(instanceOf(2500, { failsAt: 1 }), Number.POSITIVE_INFINITY)).toBe('timeout');
  });

  test('is read once for each page, however often it is put together', async () => {
    const parser = jest.fn(parsePage);
    const readOnce = oncePerPage(parser);
    const question = pageByPage({ path: 'api/x', body: {}, parsePage: readOnce, idOf: String, reach: () => 2500 });
    const outcome = await question(instanceOf(2500).client, new AbortController().signal);
    if (!outcome.ok) throw new Error(outcome.error.code);
    expect(joinPages(outcome.value, readOnce, String).items).toHaveLength(2500);
    expect(joinPages(outcome.value, readOnce, String).items).toHaveLength(2500);
    expect(parser).toHaveBeenCalledTimes(3);
  });
});
