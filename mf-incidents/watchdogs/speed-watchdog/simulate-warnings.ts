import type { Severity } from '@barnwatch/shared/wire';
import { type Day, dayOf, plusDays } from '../../barn/day-choice/calendar-day';
import type { HerdSpeed } from './herd-speed';

/** When a watchdog warns (contract, `WatchdogParameters`). */
export interface WarningRule {
  /** Body lengths a minute from which it warns. */
  readonly speedThreshold: number;
  /** Hours after midnight at which the count of warnings starts anew. */
  readonly dailyResetOffsetHours: number;
  /** Warnings a day, at most. */
  readonly maxDailyIncreasedSeverityWarnings: number;
}

export interface SimulatedWarning {
  /** ms since 1970 UTC */
  readonly time: number;
  readonly speed: number;
  readonly severity: Severity;
}

export interface SimulatedWarnings {
  readonly warnings: readonly SimulatedWarning[];
  /** Days with a warning. */
  readonly days: number;
  /** Checks at or above the threshold about which nothing more was said that day. */
  readonly silent: number;
  /** Checks with data. */
  readonly checks: number;
}

/** Each further warning of a day is of increased severity; there are three. */
const severities = ['low', 'middle', 'high'] as const satisfies readonly Severity[];

/**
 * What a rule would have said about the speeds of the last days: the barn's own judgement, check by check. Days are those
 * of the device's clock.
 */
export function simulateWarnings({ times, speeds }: HerdSpeed, rule: WarningRule): SimulatedWarnings {
  const { speedThreshold, dailyResetOffsetHours, maxDailyIncreasedSeverityWarnings: most } = rule;
  const warnings: SimulatedWarning[] = [];
  const perDay = new Map<string, number>();
  let silent = 0;
  let checks = 0;
  for (const [index, time] of times.entries()) {
    const speed = speeds[index] ?? null;
    if (speed === null) continue;
    checks += 1;
    if (speed < speedThreshold) continue;
    const day = watchdogDay(time, dailyResetOffsetHours);
    const said = perDay.get(day) ?? 0;
    const severity = severities[said];
    if (severity === undefined || said >= most) {
      silent += 1;
      continue;
    }
    perDay.set(day, said + 1);
    warnings.push({ time, speed, severity });
  }
  return { warnings, days: perDay.size, silent, checks };
}

/**
 * The day that a check counts for. It begins at an hour of the clock on the wall, not after so many hours: they differ on
 * the days on which the clock is changed.
 */
function watchdogDay(timeMs: number, beginsAtHour: number): Day {
  const day = dayOf(timeMs);
  return new Date(timeMs).getHours() < beginsAtHour ? plusDays(day, -1) : day;
}
