import type { LogEntry, LogLevel } from '@barnwatch/shared/auth-client';
import { isFoundIn } from '@barnwatch/shared/i18n';

/** From everything to what went wrong. */
export const leastLevels = ['debug', 'info', 'warning', 'error'] as const satisfies readonly LogLevel[];

export interface LogFilter {
  readonly least: LogLevel;
  readonly sought: string;
}

/** The entries that a filter lets pass, the newest first. */
export function filteredLog(entries: readonly LogEntry[], { least, sought }: LogFilter): readonly LogEntry[] {
  const from = leastLevels.indexOf(least);
  return entries
    .filter(({ level, message, context }) => {
      return leastLevels.indexOf(level) >= from && isFoundIn(sought, [message, context ?? '']);
    })
    .toReversed();
}

/** The entries as the text of a file, the oldest first. They were redacted when they were written. */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .toReversed()
    .map(({ time, level, message, context }) => {
      return `${new Date(time).toISOString()} ${level} ${message}${context === null ? '' : ` ${context}`}\n`;
    })
    .join('');
}
