import type { InstanceClient, Outcome } from '@barnwatch/shared/auth-client';
import type { TimeSpan } from '@barnwatch/shared/wire';
import type { DataQuestion } from './data-questions';
import { slicesOf } from './slices';
import { joinTables, rowsIn, type TimeTable } from './time-table';

/** A barn that has to work out a slice takes some seconds. */
const timeoutMs = 20_000;

export interface TableReading {
  readonly span: TimeSpan;
  readonly resolutionMs: number;
  readonly signal: AbortSignal;
  /** Told of the share that is read, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Reads a span slice by slice: no answer is so long that reading it would stop the page, and what a barn left out at its
 * limit is asked for again. One failure ends it; nothing half is answered.
 */
export async function readTimeTable<Column extends string>(
  client: InstanceClient,
  question: DataQuestion<Column>,
  { span, resolutionMs, signal, onProgress }: TableReading,
): Promise<Outcome<TimeTable<Column>>> {
  const waiting = [...slicesOf(span, resolutionMs)];
  const parts: TimeTable<Column>[] = [];
  for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
    const outcome = await question.ask(client, slice, resolutionMs, { signal, timeoutMs });
    if (!outcome.ok) return outcome;
    const { table, truncated } = outcome.value;
    // A row begins before the moment that it was asked for; what else lies outside was not asked for.
    parts.push(rowsIn(table, { start: slice.start - resolutionMs, end: slice.end }));
    const last = table.times.at(-1);
    if (truncated && last !== undefined && last + resolutionMs < slice.end) {
      waiting.unshift({ start: last + resolutionMs, end: slice.end });
    }
    onProgress?.((slice.end - span.start) / (span.end - span.start));
  }
  return { ok: true, value: joinTables(question.names, parts, resolutionMs) };
}
