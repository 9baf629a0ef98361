import { millisecondsInDay, millisecondsInHour, millisecondsInSecond, millisecondsInWeek } from 'date-fns/constants';
import { subDays } from 'date-fns/subDays';
import { firstMomentOfDay, wallTimeAt } from '../../../time';

/** From `startMs` to `endMs`, in ms since 1970 UTC. */
export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

export const spanPresets = ['lastHour', 'lastDay', 'lastWeek', 'last28Days', 'today', 'yesterday'] as const;

export type SpanPreset = (typeof spanPresets)[number];

/** The span of a preset as seen from now, in whole seconds. A day is as long as the zone's clocks make it. */
export function presetSpan(preset: SpanPreset, nowMs: number, timeZone: string): TimeSpan {
  const endMs = Math.floor(nowMs / millisecondsInSecond) * millisecondsInSecond;
  const day = wallTimeAt(endMs, timeZone);
  const today = firstMomentOfDay(day, timeZone);
  switch (preset) {
    case 'lastHour':
      return { startMs: endMs - millisecondsInHour, endMs };
    case 'lastDay':
      return { startMs: endMs - millisecondsInDay, endMs };
    case 'lastWeek':
      return { startMs: endMs - millisecondsInWeek, endMs };
    case 'last28Days':
      return { startMs: endMs - 4 * millisecondsInWeek, endMs };
    case 'today':
      return { startMs: today, endMs };
    case 'yesterday':
      return { startMs: firstMomentOfDay(subDays(day, 1), timeZone), endMs: today };
  }
}
