import { formatMoment } from '@barnwatch/shared/i18n';
import { firstMomentOfDay, momentsOf, offsetAt, wallTimeAt } from '@barnwatch/shared/time';
import type { TimeSpan } from '@barnwatch/shared/wire';
import { addDays } from 'date-fns/addDays';
import { millisecondsInDay, millisecondsInHour, millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants';
import { startOfDay } from 'date-fns/startOfDay';

/** A line of the axis. */
export interface Tick {
  readonly moment: number;
  /** A day begins, or it is a time within one. */
  readonly kind: 'day' | 'time';
  readonly label: string;
}

/** Room for a label such as `02:00:30` and some air. */
const leastTickPx = 76;

/** Steps within a day: every one divides it. */
const timeSteps = [
  10 * millisecondsInSecond,
  30 * millisecondsInSecond,
  millisecondsInMinute,
  2 * millisecondsInMinute,
  5 * millisecondsInMinute,
  10 * millisecondsInMinute,
  15 * millisecondsInMinute,
  30 * millisecondsInMinute,
  millisecondsInHour,
  2 * millisecondsInHour,
  3 * millisecondsInHour,
  6 * millisecondsInHour,
  12 * millisecondsInHour,
];
const daySteps = [1, 2, 7, 14];

/** A Monday (product 9.5: a week begins with it), so that steps of a week fall on Mondays; in days since 1970. */
const someMonday = 4;

/**
 * The lines of a view by the clocks of a zone: the beginning of each day, and as many times within as have room. A night
 * of 25 hours has the hour that comes twice two times, one of 23 hours lacks the hour that does not come.
 */
export function ticksOf(view: TimeSpan, width: number, timeZone: string): readonly Tick[] {
  const leastMs = ((view.end - view.start) / Math.max(1, width)) * leastTickPx;
  const timeStep = timeSteps.find((step) => step >= leastMs);
  const dayStep = daySteps.find((days) => days * millisecondsInDay >= leastMs) ?? 14;
  const days = dayTicks(view, timeStep === undefined ? dayStep : 1, timeZone);
  return timeStep === undefined ? days : [...days, ...timeTicks(view, timeStep, timeZone)].sort(byMoment);
}

function byMoment(one: Tick, other: Tick): number {
  return one.moment - other.moment;
}

/** The day on which a view begins, for as long as no line says it. */
export function dayLabel(moment: number, timeZone: string): string {
  return formatMoment(moment, 'dd.MM.', { timeZone });
}

function dayTicks({ start, end }: TimeSpan, step: number, timeZone: string): Tick[] {
  const ticks: Tick[] = [];
  const last = wallTimeAt(end, timeZone);
  for (let day = startOfDay(wallTimeAt(start, timeZone)); day <= last; day = addDays(day, 1)) {
    if ((Math.round(day.getTime() / millisecondsInDay) - someMonday) % step !== 0) continue;
    const moment = firstMomentOfDay(day, timeZone);
    if (moment < start || moment > end) continue;
    ticks.push({ moment, kind: 'day', label: dayLabel(moment, timeZone) });
  }
  return ticks;
}

function timeTicks({ start, end }: TimeSpan, step: number, timeZone: string): Tick[] {
  const form = step < millisecondsInMinute ? 'HH:mm:ss' : 'HH:mm';
  const before = offsetAt(start, timeZone);
  const after = offsetAt(end, timeZone);
  // Only where clocks change within the view can a wall time be none, or two moments.
  const change = Math.abs(after - before);
  const first = Math.floor((start + Math.min(before, after)) / step) * step;
  const ticks: Tick[] = [];
  for (let wall = first - change; wall <= end + Math.max(before, after); wall += step) {
    // Midnight is the line of its day.
    if (wall % millisecondsInDay === 0) continue;
    const moments = change === 0 ? [wall - before] : momentsOf(wallTimeAt(wall, 'UTC'), timeZone);
    for (const moment of moments) {
      if (moment < start || moment > end) continue;
      ticks.push({ moment, kind: 'time', label: formatMoment(moment, form, { timeZone }) });
    }
  }
  return ticks;
}
