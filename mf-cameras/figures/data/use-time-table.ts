import { isTransient, type RequestError, useInstance, useInstanceClient } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataQuestion } from './data-questions';
import { type KeptTable, keepTable, readKeptTable } from './kept-tables';
import { readTimeTable } from './read-time-table';

/** A table that was read, and of what. */
export interface ReadTable<Column extends string> extends KeptTable<Column> {
  /** What the device has kept from an earlier visit: shown with its age until the barn has answered. */
  readonly fromDevice: boolean;
}

/** What a screen knows of a table that comes in slices. */
export type TableAnswer<Column extends string> = (
  | { readonly state: 'loading'; readonly share: number }
  | { readonly state: 'ready'; readonly read: ReadTable<Column>; readonly refreshing: boolean }
  | {
      readonly state: 'failed';
      readonly error: RequestError;
      /** The last one of the same subject, still worth showing. */
      readonly stale: ReadTable<Column> | null;
      readonly refreshing: boolean;
    }
) & { readonly retry: () => void };

export interface TableRequest<Column extends string> {
  readonly instanceId: string;
  /** What the table is of. While it stays the same, an older table is shown until the newer one is there. */
  readonly subject: string;
  /** Null while nothing is wanted. */
  readonly question: DataQuestion<Column> | null;
  readonly span: TimeSpan;
  readonly resolutionMs: number;
  /** Under which key it is kept on the device, see `readKeptTable`; null for what is not. */
  readonly keepAs: string | null;
}

interface Reading<Column extends string> {
  readonly subject: string;
  readonly read: ReadTable<Column> | null;
  readonly error: RequestError | null;
  /** Null while nothing is being read. */
  readonly share: number | null;
}

const retryMs = 15_000;

/** Reads a table when what is wanted changes, and again after what may pass by itself. @see readTimeTable */
export function useTimeTable<Column extends string>(request: TableRequest<Column>): TableAnswer<Column> {
  const { instanceId, subject, question, resolutionMs, keepAs } = request;
  const { start, end } = request.span;
  const client = useInstanceClient(instanceId);
  const online = useInstance(instanceId)?.online ?? false;
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<Column>>({ subject, read: null, error: null, share: null });
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to read again
  useEffect(() => {
    if (!question) return;
    const abort = new AbortController();
    const change = (next: (last: Reading<Column>) => Reading<Column>): void => {
      if (!abort.signal.aborted) setReading(next);
    };
    change((last) => ({ ...last, subject, share: 0, ...(last.subject !== subject && { read: null, error: null }) }));
    const span = { start, end };
    const onProgress = (share: number): void => change((last) => ({ ...last, share }));
    void readTimeTable(client, question, { span, resolutionMs, signal: abort.signal, onProgress }).then((outcome) => {
      if (!outcome.ok) return change((last) => ({ ...last, share: null, error: outcome.error }));
      const read = { table: outcome.value, span, receivedAt: Date.now(), fromDevice: false };
      change(() => ({ subject, read, error: null, share: null }));
      if (keepAs !== null && !abort.signal.aborted) void keepTable(keepAs, read);
    });
    return () => abort.abort();
  }, [client, question, subject, start, end, resolutionMs, keepAs, attempt]);

  useEffect(() => {
    if (!question || keepAs === null) return;
    let wanted = true;
    void readKeptTable(keepAs, question.names).then((kept) => {
      if (!wanted || !kept) return;
      const read = { ...kept, fromDevice: true };
      setReading((last) => (last.subject === subject && last.read === null ? { ...last, read } : last));
    });
    return () => {
      wanted = false;
    };
  }, [question, keepAs, subject]);

  // The barn can answer again: ask at once. What else may pass by itself is asked again after a while.
  const { error } = reading;
  const wasOnline = useRef(online);
  useEffect(() => {
    const returned = online && !wasOnline.current;
    wasOnline.current = online;
    if (!error || !isTransient(error)) return;
    if (returned) retry();
    const timer = setTimeout(retry, Math.max(retryMs, error.context.retryAfterMs ?? 0));
    return () => clearTimeout(timer);
  }, [online, error, retry]);

  const { read, share } = reading.subject === subject ? reading : { read: null, share: 0 };
  const refreshing = share !== null;
  if (reading.subject === subject && error && !(refreshing && !read)) {
    return { state: 'failed', error, stale: read, refreshing, retry };
  }
  return read ? { state: 'ready', read, refreshing, retry } : { state: 'loading', share: share ?? 0, retry };
}

/** The table to show: the one just read, or an older one while the newer cannot be had. */
export function shownTable<Column extends string>(answer: TableAnswer<Column>): ReadTable<Column> | null {
  switch (answer.state) {
    case 'loading':
      return null;
    case 'ready':
      return answer.read;
    case 'failed':
      return answer.stale;
  }
}
