import { isMonday } from 'date-fns/isMonday';
import { type Day, dayOf, daySpan, plusDays } from '../../barn/day-choice/calendar-day';
import type { Finding } from '../dead-animals/finding';

/** How many days are looked back on. */
export const dayCounts = [7, 28, 84] as const;

export type DayCount = (typeof dayCounts)[number];

/** The days that are shown, the last one today, and as many before them to measure by. */
export interface MortalityDays {
  readonly days: readonly Day[];
  readonly before: readonly Day[];
}

export function mortalityDays(today: Day, count: DayCount): MortalityDays {
  const daysUntil = (last: Day) => Array.from({ length: count }, (_, index) => plusDays(last, index - count + 1));
  return { days: daysUntil(today), before: daysUntil(plusDays(today, -count)) };
}

/** From the first moment of some days to their last one, ms since 1970 UTC. */
export function wholeOf(days: readonly Day[], today: Day): { readonly start: number; readonly end: number } {
  return { start: daySpan(days[0] ?? today).start, end: daySpan(days.at(-1) ?? today).end };
}

/** From the first moment of the days before to the last one of today, ms since 1970 UTC. */
export function spanOf({ days, before }: MortalityDays): { readonly start: number; readonly end: number } {
  return { start: daySpan(before[0] ?? '').start, end: daySpan(days.at(-1) ?? '').end };
}

/** How many animals died; those that were not dead are counted apart. Null where nothing was recorded yet: no zero. */
export interface Count {
  readonly dead: number | null;
  readonly notDead: number | null;
}

interface KnownCount extends Count {
  readonly dead: number;
  readonly notDead: number;
}

const none: KnownCount = { dead: 0, notDead: 0 };

function plus({ dead, notDead }: KnownCount, { state, animalCount }: Finding): KnownCount {
  return state === 'notDead' ? { dead, notDead: notDead + animalCount } : { dead: dead + animalCount, notDead };
}

/** One day of the statistics. */
export interface DayRow extends Count {
  readonly day: Day;
  /** Animals that died since the first day that is shown, this one included. */
  readonly cumulative: number | null;
  /** The same as a share of the stock; null also where nobody told how many there are. */
  readonly share: number | null;
}

/**
 * Day by day, days without findings included.
 *
 * @param stock animals that were in the barn on these days; null if unknown
 * @param recordedFrom the day with which the barn's records begin: what happened before it nobody knows; null if unknown
 */
export function dayRows(
  findings: readonly Finding[],
  days: readonly Day[],
  stock: number | null,
  recordedFrom: Day | null,
): readonly DayRow[] {
  const perDay = new Map<Day, KnownCount>();
  for (const finding of findings) {
    const day = dayOf(finding.foundAt);
    perDay.set(day, plus(perDay.get(day) ?? none, finding));
  }
  const isRecorded = (day: Day) => recordedFrom === null || day >= recordedFrom;
  let cumulative = 0;
  return days.map((day) => {
    const count = perDay.get(day) ?? (isRecorded(day) ? none : null);
    if (count === null) return { day, dead: null, notDead: null, cumulative: null, share: null };
    cumulative += count.dead;
    return { day, ...count, cumulative, share: stock === null || stock <= 0 ? null : cumulative / stock };
  });
}

/** One week of the statistics. */
export interface WeekRow extends Count {
  /** Its first day that is shown. */
  readonly from: Day;
  readonly to: Day;
}

/** Week by week, from Monday on (product 9.5); the first and the last one may have fewer days. */
export function weekRows(rows: readonly DayRow[]): readonly WeekRow[] {
  const weeks: WeekRow[] = [];
  for (const { day, dead, notDead } of rows) {
    const last = weeks.at(-1);
    if (last && !isMonday(daySpan(day).start)) {
      weeks[weeks.length - 1] = { ...last, to: day, dead: sum(last.dead, dead), notDead: sum(last.notDead, notDead) };
    } else {
      weeks.push({ from: day, to: day, dead, notDead });
    }
  }
  return weeks;
}

/** Dead animals by camera on these days; null stands for findings without one. Cameras without any are left out. */
export function cameraCounts(findings: readonly Finding[], days: readonly Day[]): ReadonlyMap<string | null, number> {
  const shown = new Set(days);
  const counts = new Map<string | null, number>();
  for (const { cameraId, state, animalCount, foundAt } of findings) {
    if (state === 'notDead' || !shown.has(dayOf(foundAt))) continue;
    counts.set(cameraId, (counts.get(cameraId) ?? 0) + animalCount);
  }
  return counts;
}

/** What is known of both; null where neither is. */
function sum(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : one + other;
}

/** Animals that died on the days that were recorded. */
export function deadIn(rows: readonly Count[]): number {
  return rows.reduce((total, { dead }) => total + (dead ?? 0), 0);
}

/** Animals that died a day, of the days that were recorded; null where none was. */
export function meanOf(rows: readonly Count[]): number | null {
  const recorded = rows.filter(({ dead }) => dead !== null).length;
  return recorded === 0 ? null : deadIn(rows) / recorded;
}
