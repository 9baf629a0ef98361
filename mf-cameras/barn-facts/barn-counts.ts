import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import type { LabelCountRequest, TimeSpan } from '@barnwatch/shared/wire';
import * as v from 'valibot';
import type { Camera } from '../api/camera';
import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { parseDataTable } from '../data/data-table-answer';
import { joinTables, type TimeTable } from '../data/time-table';
import { usualDays } from '../data/usual';

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const answer = v.object({ labelCount: v.unknown() });

/** Reads `data` of `POST api/data/labelCount`; rows that are missing within it become gaps. @throws for other shapes */
function parseCounts(data: unknown): TimeTable<CountedLabel> {
  const { table } = parseDataTable(v.parse(answer, data).labelCount, countedLabels);
  return joinTables(countedLabels, [table], table.resolutionMs);
}

type Query = LabelCountRequest['query'];

/** The animals of these cameras, added up. */
function question(cameraIds: readonly string[], time: Query['time'], timeResolution: number): LabelCountRequest {
  const where = { cameraId: { $in: [...cameraIds] } };
  return { acknowledge: true, query: { columns: ['time', ...countedLabels], time, where, timeResolution } };
}

/** Enough for the last hour and the same one yesterday, also where the clocks were changed in between. */
const lately = { duration: dayMs + 3 * hourMs };
/** A day, the days before it that say what is usual, and one more for the edges. */
const days = { duration: (usualDays + 2) * dayMs };

/** The animals before these cameras in steps of ten minutes, over somewhat more than a day. Needs `data.view`. */
export function useLateCounts(cameraIds: readonly string[]): BarnAnswer<TimeTable<CountedLabel>> {
  return useBarnAnswer('barn-counts', 'api/data/labelCount', {
    body: question(cameraIds, lately, 10 * minuteMs),
    parse: parseCounts,
    keep: true,
    refreshEveryMs: 5 * minuteMs,
  });
}

/**
 * The animals before these cameras hour by hour, with the days before that say what is usual. Needs `data.view`.
 *
 * @param span what is looked at, ms since 1970 UTC by the barn's clock; null for the last day
 */
export function useHourlyCounts(
  cameraIds: readonly string[],
  span: TimeSpan | null,
): BarnAnswer<TimeTable<CountedLabel>> {
  const time = span ? { start: span.start - (usualDays + 1) * dayMs, end: span.end } : days;
  return useBarnAnswer('barn-hours', 'api/data/labelCount', {
    body: question(cameraIds, time, hourMs),
    parse: parseCounts,
    keep: span === null,
    refreshEveryMs: 10 * minuteMs,
  });
}

/**
 * The cameras whose animals are counted: those that are listed. A spare one sees none that belong to the barn. In an
 * order of their own: how they are listed makes no other question.
 */
export function idsOf(listed: readonly Camera[]): readonly string[] {
  return listed.map(({ cameraId }) => cameraId).sort();
}
