import type { PagedBarnAnswer, PagedBarnAnswerOptions } from '@barnwatch/shared/answers';
import type { RequestErrorCode } from '@barnwatch/shared/auth-client';
import { useEffect, useState } from 'react';

/** What a list asks for; the rest of its options is its own business. */
export interface PagedQuestion {
  readonly body: Readonly<Record<string, unknown>>;
  readonly wanted: number;
  readonly keep: boolean;
}

type Known = { readonly data: unknown; readonly receivedAt: number };

/** A barn that answers lists page by page, as `usePagedBarnAnswer` tells of it. */
export class PagedBarn {
  records: readonly object[] = [];
  /** Why it does not answer; null where it does. */
  failure: RequestErrorCode | null = null;
  /** What the device has kept of an earlier day. */
  kept: readonly object[] | null = null;
  /** Changes an answer on its way. */
  damage: (data: unknown) => unknown = (data) => data;
  /** What was asked, in order. */
  readonly questions: PagedQuestion[] = [];
  /** When it answers, and when the kept answer came, ms since 1970 UTC. */
  readonly now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** Forgets what the test before has made of it. */
  reset(): void {
    this.records = [];
    this.failure = null;
    this.kept = null;
    this.damage = (data) => data;
    this.questions.length = 0;
  }

  /** Stands for `usePagedBarnAnswer`. */
  readonly useList = <Item>(path: string, options: PagedBarnAnswerOptions<Item>): PagedBarnAnswer<Item> => {
    const { pageLength = 100, wanted = pageLength, keep = false, body } = options;
    const [known, setKnown] = useState<Known | null>(null);
    const [refusal, setRefusal] = useState<RequestErrorCode | null>(null);
    const ask = () => {
      this.questions.push({ body, wanted, keep });
      if (this.failure === null) setKnown({ data: this.page(this.records, wanted), receivedAt: this.now });
      else if (keep && this.kept !== null)
        setKnown((before) => before ?? { data: this.page(this.kept ?? [], wanted), receivedAt: this.now - 120_000 });
      setRefusal(this.failure);
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: it asks again when more is wanted
    useEffect(ask, [wanted]);
    const more = { retry: ask, readOn: ask, readAll: ask };
    const context = { instanceId: 'north-barn', call: `POST ${path}` };
    if (known === null)
      return refusal === null
        ? { state: 'loading', ...more }
        : { state: 'failed', error: { code: refusal, context }, refreshing: false, ...more };
    const reading = this.read(known, options);
    if (reading === null)
      return { state: 'failed', error: { code: 'unexpected-shape', context }, refreshing: false, ...more };
    if (refusal === null) return { state: 'ready', ...reading, refreshing: false, ...more };
    return { state: 'failed', error: { code: refusal, context }, stale: reading, refreshing: false, ...more };
  };

  private readonly readings = new WeakMap<object, unknown>();

  private page(records: readonly object[], wanted: number): unknown {
    const page = { offset: 0, limit: wanted, total: records.length };
    return this.damage({ incidents: records.slice(0, wanted), page });
  }

  /** Once for each answer: lists that stay the same are the same. */
  private read<Item>({ data, receivedAt }: Known, { parsePage }: PagedBarnAnswerOptions<Item>) {
    type Value = ReturnType<typeof parsePage> & { readonly isComplete: boolean };
    try {
      const before = typeof data === 'object' && data !== null ? this.readings.get(data) : undefined;
      const { items, total } = parsePage(data);
      const value = (before as Value | undefined) ?? { items, total, isComplete: items.length >= total };
      if (typeof data === 'object' && data !== null) this.readings.set(data, value);
      return { value, receivedAt };
    } catch {
      return null;
    }
  }
}
