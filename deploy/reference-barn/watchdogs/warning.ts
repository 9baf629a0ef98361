import type { Severity, WatchdogParameters, WatchdogRun } from '@barnwatch/shared/wire';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { wallClockMs } from '../herd/light/local-time';

// Each further warning of a day is of increased severity; the contract allows three.
const severities: readonly Severity[] = ['low', 'middle', 'high'];

export type Verdict =
  | { readonly kind: 'calm' }
  /** Above the threshold, but enough was said today. */
  | { readonly kind: 'silent' }
  | {
      readonly kind: 'warn';
      readonly severity: Severity;
      /** 1 for the first of the day. */
      readonly number: number;
      /** The incident that today's last warning belongs to; null for the first. */
      readonly incidentId: string | null;
    };

/**
 * What a check leads to.
 * @param speed body lengths a minute; null without data
 * @param runsToday the checks since the count of warnings started anew, newest first
 */
export function judge(
  speed: number | null,
  { speedThreshold, maxDailyIncreasedSeverityWarnings }: WatchdogParameters,
  runsToday: readonly WatchdogRun[],
): Verdict {
  if (speed === null || speed < speedThreshold) return { kind: 'calm' };
  const warnings = runsToday.filter(({ warned }) => warned);
  const severity = severities[warnings.length];
  if (warnings.length >= maxDailyIncreasedSeverityWarnings || severity === undefined) return { kind: 'silent' };
  return { kind: 'warn', severity, number: warnings.length + 1, incidentId: warnings[0]?.incidentId ?? null };
}

/**
 * When the watchdog's present day began: at midnight by the barn's clock plus the offset.
 * @param nowMs ms since 1970 UTC
 */
export function watchdogDayStart(nowMs: number, offsetHours: number, timeZone: string): number {
  const wall = wallClockMs(nowMs, timeZone);
  const offsetMs = offsetHours * millisecondsInHour;
  const startWall = Math.floor((wall - offsetMs) / millisecondsInDay) * millisecondsInDay + offsetMs;
  const guess = nowMs - (wall - startWall);
  // Within the day the clock may have been put forward or back.
  return Math.min(nowMs, guess + (startWall - wallClockMs(guess, timeZone)));
}
