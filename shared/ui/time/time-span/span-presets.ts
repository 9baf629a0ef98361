import { plusDays } from '../calendar/civil-day';
import { startOfDay } from '../clock-times/clock-change';
import { wallTimeAt } from '../clock-times/wall-time';

/** From `startMs` to `endMs`, in ms since 1970 UTC. */
export interface TimeSpan {
  readonly startMs: number;
  readonly endMs: number;
}

export const spanPresets = ['lastHour', 'lastDay', 'lastWeek', 'last28Days', 'today', 'yesterday'] as const;

export type SpanPreset = (typeof spanPresets)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The span of a preset as seen from now, in whole seconds. A day is as long as the zone's clocks make it. */
export function presetSpan(preset: SpanPreset, nowMs: number, timeZone: string): TimeSpan {
  const endMs = Math.floor(nowMs / 1000) * 1000;
  const today = startOfDay(wallTimeAt(endMs, timeZone), timeZone);
  switch (preset) {
    case 'lastHour':
      return { startMs: endMs - HOUR_MS, endMs };
    case 'lastDay':
      return { startMs: endMs - DAY_MS, endMs };
    case 'lastWeek':
      return { startMs: endMs - 7 * DAY_MS, endMs };
    case 'last28Days':
      return { startMs: endMs - 28 * DAY_MS, endMs };
    case 'today':
      return { startMs: today, endMs };
    case 'yesterday':
      return { startMs: startOfDay(plusDays(wallTimeAt(today, timeZone), -1), timeZone), endMs: today };
  }
}
