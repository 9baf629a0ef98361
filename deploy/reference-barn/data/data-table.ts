import type { DataTable, DataWhere, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { memoryMs } from '../cameras/observed-herd';
import { type Cell, fulfils, rowFulfils } from './row-conditions';

/** More rows than this are cut off (contract, DataAcknowledgement). */
const mostRows = 100_000;
/** What is chosen where a client leaves the resolution open: at most this many rows a camera. */
const rowsAimedAt = 1_500;
const resolutions = [1, 5, 10, 30, 60, 360, 1_440].map((minutes) => minutes * millisecondsInMinute);

/** One camera's values over the spans of a table: by span, then by measure. Null: nothing was measured. */
export type MeasuredSpans = readonly (readonly (number | null)[])[];

export interface TableQuestion {
  readonly columns: readonly string[];
  readonly where: DataWhere;
  /** May end in the future: nothing is measured there, and no row is sent. */
  readonly span: TimeSpan;
  readonly timeResolution: number | undefined;
  readonly acknowledge: boolean;
}

export interface TableSource {
  readonly cameraIds: readonly string[];
  /** Columns besides `time` and `cameraId`, in the order of the values. */
  readonly measures: readonly string[];
  /** The least length of a row's span where the instance chooses it, ms. */
  readonly leastResolution: number;
  /** How several cameras become one row where no camera is asked for. */
  readonly together: 'sum' | 'mean';
  /** Does what takes long before anything is measured; until when there is something to measure, ms since 1970 UTC. */
  readonly workOut?: (cameraIds: readonly string[], spans: Spans) => Promise<number>;
  measure(cameraId: string, spans: Spans): Promise<MeasuredSpans>;
  /** Makes the values of a row of what was taken together; they stay as they are without it. */
  readonly finish?: (values: readonly (number | null)[]) => (number | null)[];
}

/** Consecutive spans of the same length; the first and the last one may reach beyond `within`. */
export interface Spans {
  readonly firstStart: number;
  readonly length: number;
  readonly count: number;
  readonly within: TimeSpan;
}

/** Rows by time and camera; without the column `cameraId`, the cameras that count taken together. */
export async function tabulate(question: TableQuestion, source: TableSource, nowMs: number): Promise<DataTable> {
  const { columns, where, acknowledge } = question;
  const { cameraId: cameraCondition, ...rowConditions } = where;
  const cameraIds = source.cameraIds.filter(
    (cameraId) => cameraCondition === undefined || fulfils(cameraId, cameraCondition),
  );
  const end = Math.max(question.span.start, Math.min(question.span.end, nowMs));
  const within = { start: question.span.start, end };
  const timeResolution = question.timeResolution ?? chooseResolution(within, source.leastResolution);
  const byCamera = columns.includes('cameraId');
  const series = byCamera ? cameraIds.length : 1;
  const firstStart = Math.floor(within.start / timeResolution) * timeResolution;
  const wanted = Math.ceil((within.end - firstStart) / timeResolution);
  const most = Math.ceil(mostRows / Math.max(1, series)) + 1;
  const asked: Spans = { firstStart, length: timeResolution, count: Math.min(wanted, most), within };
  const until = source.workOut ? await source.workOut(cameraIds, asked) : within.end;
  const count = Math.min(asked.count, Math.ceil((until - firstStart) / timeResolution));
  const spans: Spans = { ...asked, count };

  const measured = new Map<string, MeasuredSpans>();
  for (const cameraId of cameraIds) measured.set(cameraId, await source.measure(cameraId, spans));

  const rows: Cell[][] = [];
  let truncated = spans.count < wanted;
  for (let index = 0; index < spans.count; index += 1) {
    const time = firstStart + index * timeResolution;
    const groups = byCamera ? cameraIds.map((cameraId) => [cameraId]) : cameraIds.length > 0 ? [cameraIds] : [];
    for (const group of groups) {
      const values = merge(
        group.map((cameraId) => measured.get(cameraId)?.[index] ?? []),
        source,
      );
      const cellOf = (column: string): Cell => {
        if (column === 'time') return time;
        if (column === 'cameraId') return group[0] ?? null;
        return values[source.measures.indexOf(column)] ?? null;
      };
      if (!rowFulfils(rowConditions, cellOf)) continue;
      if (rows.length < mostRows) rows.push(columns.map(cellOf));
      else truncated = true;
    }
  }
  const coveredTime = truncated ? { start: within.start, end: lastTime(rows, columns, within) } : within;
  return {
    columns: [...columns],
    rows,
    timeResolution,
    ...(acknowledge && { acknowledgement: { rows: rows.length, truncated, coveredTime } }),
  };
}

function chooseResolution({ start, end }: TimeSpan, least: number): number {
  const length = Math.min(end - start, memoryMs * 2);
  const fits = (resolution: number): boolean => resolution >= least && length / resolution <= rowsAimedAt;
  return resolutions.find(fits) ?? millisecondsInDay;
}

function merge(values: readonly (readonly (number | null)[])[], { together, finish }: TableSource): (number | null)[] {
  const width = Math.max(0, ...values.map((one) => one.length));
  const merged = Array.from({ length: width }, (_, index) => {
    const present = values.flatMap((one) => one[index] ?? []);
    if (present.length === 0) return null;
    const sum = present.reduce((total, value) => total + value, 0);
    return together === 'sum' ? sum : sum / present.length;
  });
  const finished = finish ? finish(merged) : merged;
  return finished.map((value) => (value === null ? null : rounded(value)));
}

/** Means of whole numbers: more digits would only be noise. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function lastTime(rows: readonly (readonly Cell[])[], columns: readonly string[], { start, end }: TimeSpan): number {
  const last = rows.at(-1)?.[columns.indexOf('time')];
  return typeof last === 'number' ? Math.max(start, Math.min(last, end)) : end;
}
