import { type BarnAnswer, useBarnAnswer } from '@barnwatch/shared/answers';
import type { LabelCountRequest, TimeSpan } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import * as v from 'valibot';
import type { Camera } from '../api/camera';
import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { parseDataTable } from '../data/data-table-answer';
import { joinTables, type TimeTable } from '../data/time-table';
import { usualDays } from '../data/usual';

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
const lately = { duration: millisecondsInDay + 3 * millisecondsInHour };
/** A day, the days before it that say what is usual, and one more for the edges. */
const days = { duration: (usualDays + 2) * millisecondsInDay };

/** The animals before these cameras in steps of ten minutes, over somewhat more than a day. Needs `data.view`. */
export function useLateCounts(cameraIds: readonly string[]): BarnAnswer<TimeTable<CountedLabel>> {
  return useBarnAnswer('barn-counts', 'api/data/labelCount', {
    body: question(cameraIds, lately, 10 * millisecondsInMinute),
    parse: parseCounts,
    keep: true,
    refreshEveryMs: 5 * millisecondsInMinute,
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
  const time = span ? { start: span.start - (usualDays + 1) * millisecondsInDay, end: span.end } : days;
  return useBarnAnswer('barn-hours', 'api/data/labelCount', {
    body: question(cameraIds, time, millisecondsInHour),
    parse: parseCounts,
    keep: span === null,
    refreshEveryMs: 10 * millisecondsInMinute,
  });
}

/**
 * The cameras whose animals are counted: those that are listed. A spare one sees none that belong to the barn. In an
 * order of their own: how they are listed makes no other question.
 */
export function idsOf(listed: readonly Camera[]): readonly string[] {
  return listed.map(({ cameraId }) => cameraId).sort();
}
