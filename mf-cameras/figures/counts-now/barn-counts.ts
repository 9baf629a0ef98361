import { type BarnReading, useReading } from '@barnwatch/shared/answers';
import type { LabelCountRequest, TimeSpan } from '@barnwatch/shared/wire';
import type { AnswerOf } from '@barnwatch/shared/wire/calls';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type CountedLabel, countedLabels } from '../data/counted-labels';
import { countLabels, countRequest } from '../data/data-questions';
import { joinTables, type TimeTable } from '../data/time-table';
import { usualDays } from '../data/usual';

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Rows that are missing within the table become gaps. */
function tableOf({ labelCount: { table } }: AnswerOf<typeof countLabels>): TimeTable<CountedLabel> {
  return joinTables(countedLabels, [table], table.resolutionMs);
}

/** The animals of these cameras, added up. */
function question(
  cameraIds: readonly string[],
  time: LabelCountRequest['query']['time'],
  timeResolution: number,
): LabelCountRequest {
  return countRequest({ cameraId: { $in: [...cameraIds] } }, time, timeResolution);
}

/** Enough for the last hour and the same one yesterday, also where the clocks were changed in between. */
const lately = { duration: millisecondsInDay + 3 * millisecondsInHour };
/** A day, the days before it that say what is usual, and one more for the edges. */
const days = { duration: (usualDays + 2) * millisecondsInDay };

/** The animals before these cameras in steps of ten minutes, over somewhat more than a day. Needs `data.view`. */
export function useLateCounts(cameraIds: readonly string[]): BarnReading<TimeTable<CountedLabel>> {
  const body = question(cameraIds, lately, 10 * minuteMs);
  return useReading(countLabels, { body, keep: true, refreshEveryMs: 5 * minuteMs }, tableOf);
}

/**
 * The animals before these cameras hour by hour, with the days before that say what is usual. Needs `data.view`.
 *
 * @param span what is looked at, ms since 1970 UTC by the barn's clock; null for the last day
 */
export function useHourlyCounts(
  cameraIds: readonly string[],
  span: TimeSpan | null,
): BarnReading<TimeTable<CountedLabel>> {
  const time = span ? { start: span.start - (usualDays + 1) * dayMs, end: span.end } : days;
  const body = question(cameraIds, time, hourMs);
  return useReading(countLabels, { body, keep: span === null, refreshEveryMs: 10 * minuteMs }, tableOf);
}
